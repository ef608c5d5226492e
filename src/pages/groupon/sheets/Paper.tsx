import { useEffect } from 'react';
import { PrintSheet } from '#crud/print/PrintSheet.tsx';
import { type PrintPage, sheetPage } from '#crud/print/pageRule.ts';
import type { SheetPaper } from '#crud/print/papers.ts';
import { ContentView } from './ContentView.tsx';
import type { Choices } from './choices.ts';
import type { Content } from './content.ts';
import type { Heading } from './heading.ts';
import { LabelFrames } from './LabelView.tsx';

interface Props {
  readonly content: Content;
  readonly choices: Choices;
  readonly name: string;
  readonly heading: Heading;
  /** What the printer holds for all but labels. */
  readonly paper: SheetPaper;
  /** The frames of labels in their place. */
  readonly trial: boolean;
  /** What amounts are shown with. */
  readonly unit: string | undefined;
  /** Once all of it is drawn. */
  readonly onDrawn: () => void;
}

const pageOf = (content: Content, { kind }: Choices, paper: SheetPaper): PrintPage =>
  content.as === 'labels'
    ? { ...content.paper.page, margin: 0 }
    : { ...sheetPage(paper, kind === 'matrix' ? 'across' : 'upright'), numbered: true };

/** A whole sheet as it is printed, its heading on every page; labels have no room for one. GD-E3, D5 */
export function Paper({ content, choices, name, heading, paper, trial, unit, onDrawn }: Props) {
  // Only when it has been drawn for the first time: what is drawn again was printed already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(onDrawn, []);
  return (
    <PrintSheet
      page={pageOf(content, choices, paper)}
      heading={content.as === 'labels' ? undefined : <PaperHeading name={name} heading={heading} />}
    >
      <div className="day-sheet">
        {trial && content.as === 'labels' ? (
          <LabelFrames paper={content.paper} />
        ) : (
          <ContentView content={content} choices={choices} name={name} unit={unit} />
        )}
      </div>
    </PrintSheet>
  );
}

/** Three lines at the top of every page. GD-E3 */
export const PaperHeading = ({ name, heading }: { readonly name: string; readonly heading: Heading }) => (
  <div className="paper-heading">
    <p className="paper-title">
      <strong>{name}</strong>
      <span>{heading.title}</span>
    </p>
    <p>{heading.facts.join(' · ')}</p>
    <p>{heading.printed}</p>
  </div>
);
