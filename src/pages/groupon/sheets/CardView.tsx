import { memo } from 'react';
import { formatMoney } from '#fields/money/formatMoney.ts';
import type { CardSize } from './choices.ts';
import type { PickupCard } from './pickup.ts';

/** All that is handed over to one party: to be called out, looked up and ticked. GD-E3 */
const CardView = memo(({ card: { party, items } }: { card: PickupCard }) => (
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
        <strong>{formatMoney(party.amount)}</strong>
      </li>
    </ul>
  </li>
));

interface Props {
  readonly cards: readonly PickupCard[];
  readonly size: CardSize;
  readonly label: string;
}

/** 提货单 or 配送单, by pick-up number. GD-E3 */
export const CardList = ({ cards, size, label }: Props) => (
  <ul className="sheet-cards" data-size={size} aria-label={label}>
    {cards.map((card) => (
      <CardView key={card.party.called} card={card} />
    ))}
  </ul>
);
