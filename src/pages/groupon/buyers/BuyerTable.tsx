import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useNarrow } from '#crud/list/useNarrow.ts';
import { useNearRows } from '#crud/list/useNearRows.ts';
import { headed } from '#fields/money/headed.ts';
import type { Buyer } from '../model/Day.ts';
import { BuyerRow } from './BuyerRow.tsx';
import type { ActiveBuyer } from './useActiveBuyer.ts';

interface Props {
  readonly found: readonly Buyer[];
  readonly names: ReadonlyMap<string, { readonly name: string; readonly price: string }>;
  /** What amounts are shown with. */
  readonly unit: string | undefined;
  /** Whether phones are shown as they are. */
  readonly open: boolean;
  readonly active: ActiveBuyer;
  /** The number of the buyer whose menu is open. */
  readonly menuFor: number | undefined;
  readonly onMenu: (buyer: Buyer, anchor: HTMLElement) => void;
}

const ROW_PX = 72;
const numberOf = ({ number }: Buyer): number => number;
const CARD_PX = 168;
const CARD_GAP_PX = 8;
const heads = ['提货号', '姓名', '电话', '商品', '份数', '金额', '备注与地址', '操作'] as const;

/** Rows of buyers, drawn as they come near; cards on a phone. */
export function BuyerTable({ found, names, unit, open, active, menuFor, onMenu }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const { virtual, height, measure, lead, drawn } = useNearRows({
    body,
    rows: found,
    keyOf: numberOf,
    rowPx: narrow ? CARD_PX : ROW_PX,
    gapPx: narrow ? CARD_GAP_PX : 0,
  });
  const leading = useRef(lead);
  leading.current = lead;
  const { at, led } = active;
  useEffect(() => {
    if (led && at >= 0) leading.current(at);
  }, [led, at]);

  const buyerAt = (target: EventTarget): Buyer | undefined => {
    const place = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : undefined;
    return found[Number(place ?? Number.NaN)];
  };
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const buyer = buyerAt(target);
    if (buyer && button) onMenu(buyer, button);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const buyer = buyerAt(target);
    if (buyer) active.follow(buyer);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only hears its rows' own buttons.
    <div
      role="table"
      aria-label="报名列表"
      aria-rowcount={found.length + 1}
      className="buyers"
      onClick={handleClick}
      onFocus={handleFocus}
    >
      <div role="rowgroup" className="buyer-head">
        <div role="row" aria-rowindex={1}>
          {heads.map((head) => (
            <div key={head} role="columnheader" className={head === '份数' || head === '金额' ? 'end' : undefined}>
              {head === '金额' ? headed(head, unit) : head}
            </div>
          ))}
        </div>
      </div>
      <div ref={body} role="rowgroup" className="buyer-body" style={virtual ? { height } : undefined}>
        {drawn.map(({ index, top }) => {
          const buyer = found[index];
          return (
            buyer && (
              <BuyerRow
                key={buyer.number}
                buyer={buyer}
                names={names}
                unit={unit}
                index={index}
                open={open}
                top={top}
                measure={virtual ? measure : undefined}
                active={index === at ? (led ? 'led' : 'focus') : undefined}
                menuOpen={menuFor === buyer.number}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
