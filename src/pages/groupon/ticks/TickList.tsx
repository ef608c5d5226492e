import { useRef } from 'react';
import { useNearRows } from '#crud/list/useNearRows.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import { orderedText } from '../buyers/buyerText.ts';
import type { Buyer } from '../model/Day.ts';
import { phoneTail } from '../model/phoneTail.ts';
import { isTicked, type Ticks } from './ticks.ts';

interface Props {
  readonly found: readonly Buyer[];
  readonly names: ReadonlyMap<string, { readonly name: string; readonly price: string }>;
  readonly ticks: Ticks;
  /** What amounts are shown with. */
  readonly unit: string | undefined;
  readonly onTurn: (buyer: Buyer) => void;
}

const numberOf = ({ number }: Buyer): number => number;
const CARD_PX = 104;
const GAP_PX = 8;

/** A large card for each buyer; one press ticks. */
export function TickList({ found, names, ticks, unit, onTurn }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const { virtual, height, measure, drawn } = useNearRows({
    body,
    rows: found,
    keyOf: numberOf,
    rowPx: CARD_PX,
    gapPx: GAP_PX,
  });
  return (
    <div ref={body} className="tick-list" style={virtual ? { height } : undefined}>
      {drawn.map(({ index, top }) => {
        const buyer = found[index];
        if (!buyer) return null;
        const ticked = isTicked(ticks, buyer);
        return (
          <label
            key={buyer.number}
            ref={virtual ? measure : undefined}
            className="tick-card"
            data-index={index}
            data-ticked={ticked || undefined}
            style={top === undefined ? undefined : { position: 'absolute', transform: `translateY(${top}px)` }}
          >
            <input
              type="checkbox"
              aria-label={`${buyer.number} 号 ${buyer.name} 已取`}
              checked={ticked}
              onChange={() => onTurn(buyer)}
            />
            <strong className="tick-number">{buyer.number}</strong>
            <span className="tick-who">
              <span>{buyer.name || '--'}</span>
              <small className="soft">{tailText(buyer.phone)}</small>
            </span>
            <span className="tick-sum">{formatMoney(buyer.amount, unit) || '--'}</span>
            <span className="tick-lines">{orderedText(buyer, names) || '--'}</span>
            {buyer.comment !== '' && <mark className="buyer-said">{buyer.comment}</mark>}
          </label>
        );
      })}
    </div>
  );
}

/** Enough of a phone to tell two of the same name apart. */
function tailText(phone: string): string {
  const tail = phoneTail(phone);
  return tail === '' ? '' : `尾号 ${tail}`;
}
