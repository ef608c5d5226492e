import { memo } from 'react';
import { formatMoney } from '#fields/money/formatMoney.ts';
import type { CardSize, Choices } from './choices.ts';
import { COMMENTS } from './comments.ts';
import type { Content } from './content.ts';
import { LabelPages } from './LabelView.tsx';
import type { PickupCard } from './pickup.ts';
import type { SheetTable } from './SheetTable.ts';
import { TableView } from './TableView.tsx';

/** All that is handed over to one party: to be called out, looked up and ticked. GD-E3 */
const CardView = memo(({ card: { party, items }, unit }: { card: PickupCard; unit: string | undefined }) => (
  <li className="sheet-card">
    <strong className="sheet-number">{party.called}</strong>
    <div>
      <p>
        <strong>{party.name || '--'}</strong>
        <span>{` ${party.phone}`}</span>
      </p>
      {party.address !== '' && <p>{party.address}</p>}
      {party.comment !== '' && <p className="sheet-words">{party.comment}</p>}
    </div>
    <ul>
      {items.map(({ key, name, count }) => (
        <li key={key}>
          <span className="sheet-box" />
          <span>{name}</span>
          <strong>{`×${count}`}</strong>
        </li>
      ))}
      <li className="sheet-sum">
        <span>{`共 ${party.count} 份`}</span>
        <strong>{formatMoney(party.amount, unit)}</strong>
      </li>
    </ul>
  </li>
));

interface CardViewProps {
  readonly cards: readonly PickupCard[];
  readonly size: CardSize;
  readonly label: string;
  readonly unit: string | undefined;
}

/** 提货单 or 配送单, by pick-up number. GD-E3 */
const CardList = ({ cards, size, label, unit }: CardViewProps) => (
  <ul className="sheet-cards" data-size={size} aria-label={label}>
    {cards.map((card) => (
      <CardView key={card.party.called} card={card} unit={unit} />
    ))}
  </ul>
);

/** What buyers wrote, close together, so that the sheet above it stays on its page. GD-E8 */
const CommentList = ({ table: { title, note, rows } }: { readonly table: SheetTable }) => (
  <section className="sheet-comments" aria-label={title}>
    <h3>
      <span>{`${title} `}</span>
      <span className="soft">{note}</span>
    </h3>
    <ul>
      {rows.map(({ key, cells: [called, name, comment] }) => (
        <li key={key}>
          <strong className="sheet-number">{called}</strong>
          <span>{` ${name} `}</span>
          <span className="sheet-words">{comment}</span>
        </li>
      ))}
    </ul>
  </section>
);

interface Props {
  readonly content: Content;
  readonly choices: Choices;
  /** What the sheet is called. */
  readonly name: string;
  /** What amounts are shown with. */
  readonly unit: string | undefined;
}

/** A sheet, or the part of it that is shown. GD-E3 */
export const ContentView = memo(({ content, choices: { kind, cards, apart }, name, unit }: Props) => {
  if (content.as === 'cards') return <CardList cards={content.cards} size={cards} label={name} unit={unit} />;
  if (content.as === 'labels') return <LabelPages labels={content.labels} paper={content.paper} label={name} />;
  return (
    <div className="sheet-tables" data-kind={kind} data-apart={apart || kind === 'matrix'}>
      {content.tables.map((table) =>
        table.key === COMMENTS ? (
          <CommentList key={table.key} table={table} />
        ) : (
          <TableView key={table.key} table={table} label={name} unit={unit} />
        ),
      )}
    </div>
  );
});
