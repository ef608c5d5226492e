import { useEffect } from 'react';
import { type PrintPaper, PrintSheet } from '#crud/print/PrintSheet.tsx';
import { ContentView } from './ContentView.tsx';
import type { Choices } from './choices.ts';
import type { Content } from './content.ts';
import type { Heading } from './heading.ts';

interface Props {
  readonly content: Content;
  readonly choices: Choices;
  readonly name: string;
  readonly heading: Heading;
  /** What amounts are shown with. */
  readonly unit: string | undefined;
  /** Once all of it is drawn. */
  readonly onDrawn: () => void;
}

const labelPapers = { a4x14: 'labels', a4x24: 'labels', roll58: 'roll58', roll80: 'roll80' } as const;

const paperOf = ({ kind, labels }: Choices): PrintPaper => {
  if (kind === 'labels') return labelPapers[labels];
  return kind === 'matrix' ? 'across' : 'sheet';
};

/** A whole sheet as it is printed, its heading on every page; labels have no room for one. GD-E3, D5 */
export function Paper({ content, choices, name, heading, unit, onDrawn }: Props) {
  // Only when it has been drawn for the first time: what is drawn again was printed already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(onDrawn, []);
  const view = <ContentView content={content} choices={choices} name={name} unit={unit} />;
  return (
    <PrintSheet
      paper={paperOf(choices)}
      heading={content.as === 'labels' ? undefined : <PaperHeading name={name} heading={heading} />}
    >
      <div className="day-sheet">{view}</div>
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
