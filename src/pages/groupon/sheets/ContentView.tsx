import { memo } from 'react';
import { CardList } from './CardView.tsx';
import { CommentList } from './CommentList.tsx';
import type { Choices } from './choices.ts';
import { COMMENTS } from './comments.ts';
import type { Content } from './content.ts';
import { LabelPages } from './LabelView.tsx';
import { TableView } from './TableView.tsx';

interface Props {
  readonly content: Content;
  readonly choices: Choices;
  /** What the sheet is called. */
  readonly name: string;
}

/** A sheet, or the part of it that is shown. GD-E3 */
export const ContentView = memo(({ content, choices: { kind, cards, apart }, name }: Props) => {
  if (content.as === 'cards') return <CardList cards={content.cards} size={cards} label={name} />;
  if (content.as === 'labels') return <LabelPages labels={content.labels} layout={content.layout} label={name} />;
  return (
    <div className="sheet-tables" data-kind={kind} data-apart={apart || kind === 'matrix'}>
      {content.tables.map((table) =>
        table.key === COMMENTS ? (
          <CommentList key={table.key} table={table} />
        ) : (
          <TableView key={table.key} table={table} label={name} />
        ),
      )}
    </div>
  );
});
