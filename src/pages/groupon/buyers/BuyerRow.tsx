import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { formatMoney } from '#fields/money/formatMoney.ts';
import { isPhone } from '#fields/phone/phone.ts';
import { Button } from '#ui/Button.tsx';
import { Dots } from '#ui/menu/Dots.tsx';
import type { Buyer } from '../model/Day.ts';
import { maskPhone } from './maskPhone.ts';

interface Props {
  readonly buyer: Buyer;
  readonly names: ReadonlyMap<string, { readonly name: string; readonly price: string }>;
  /** What amounts are shown with: a card has no heads to say it. */
  readonly unit: string | undefined;
  readonly index: number;
  readonly open: boolean;
  /** In px from the top of a list of which only a part is drawn. */
  readonly top: number | undefined;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  /** `led` when the keyboard came here and takes the focus along. */
  readonly active: 'led' | 'focus' | undefined;
  readonly menuOpen: boolean;
}

/** One buyer; memoised and free of handlers: the table hears all presses in one place. */
export const BuyerRow = memo(function BuyerRow(props: Props) {
  const { buyer, names, unit, index, open, top, measure, active, menuOpen } = props;
  const { number, order, name, phone, comment, address, lines, count, amount } = buyer;
  const row = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (active === 'led') row.current?.focus();
  }, [active]);
  const style: CSSProperties | undefined =
    top === undefined ? undefined : { position: 'absolute', transform: `translateY(${top}px)` };
  return (
    <div
      ref={(element) => {
        row.current = element;
        measure?.(element);
      }}
      role="row"
      className="buyer"
      aria-rowindex={index + 2}
      data-index={index}
      data-active={active !== undefined || undefined}
      tabIndex={active ? 0 : -1}
      style={style}
    >
      <div role="cell" className="buyer-number">
        <strong>{number}</strong>
        {order !== number && <small className="soft">{`报名 ${order}`}</small>}
      </div>
      <div role="cell" className="buyer-name">
        {name || '--'}
      </div>
      <div role="cell" className="buyer-phone">
        <Phone phone={phone} open={open} />
      </div>
      <div role="cell" className="buyer-lines">
        {lines.length === 0 && <span>--</span>}
        {lines.map(({ key, count }) => (
          <span key={key}>
            <span>{`${names.get(key)?.name ?? key} `}</span>
            <small className="soft">{formatMoney(names.get(key)?.price ?? '')}</small> <b>{`×${count}`}</b>
          </span>
        ))}
      </div>
      <div role="cell" className="buyer-count end" data-label="份数">
        {count}
      </div>
      <div role="cell" className="buyer-amount end" data-unit={unit}>
        {formatMoney(amount) || '--'}
      </div>
      <div role="cell" className="buyer-notes">
        {comment !== '' && <mark className="buyer-said">{comment}</mark>}
        {address !== '' && <span>{address}</span>}
        {comment === '' && address === '' && <span className="soft">--</span>}
      </div>
      <div role="cell" className="buyer-actions">
        <Button look="plain" data-copy aria-label={`复制 ${name}`} aria-haspopup="menu" aria-expanded={menuOpen}>
          <Dots />
        </Button>
      </div>
    </div>
  );
});

function Phone({ phone, open }: { readonly phone: string; readonly open: boolean }) {
  if (phone === '') return <span className="soft">--</span>;
  const shown = open ? phone : maskPhone(phone);
  return isPhone(phone) ? <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{shown}</a> : shown;
}
