import { moneyText } from './orderTexts.ts';
import { type OrderRecord, purchasesOf } from './purchases.ts';

interface Props {
  readonly order: OrderRecord;
  readonly shop: string | undefined;
  /** What amounts are shown with. */
  readonly unit?: string;
  /** How it goes out, in a word. */
  readonly shipping: string | undefined;
}

/** What lies in a parcel: whose it is, what belongs into it, and what is to be paid. OR-E4 */
export const Slip = ({ order, shop, unit, shipping }: Props) => (
  <section className="slip" aria-label={`配货单 ${order.serial_num ?? ''}`}>
    <header>
      <strong>{`#${order.serial_num ?? '--'}`}</strong>
      <span>{shop}</span>
    </header>
    <p>
      <strong>{order.receiver_name ?? '--'}</strong>
      <span>{` ${order.phone ?? ''}`}</span>
    </p>
    <p>{order.address}</p>
    <ul>
      {purchasesOf(order).map(({ id, name, amount }) => (
        <li key={id}>
          <span className="slip-box" aria-hidden="true" />
          <span>{name}</span>
          <strong>{`×${amount ?? '--'}`}</strong>
        </li>
      ))}
    </ul>
    <footer>
      <span>{shipping}</span>
      <strong>{moneyText(order.total_price, unit)}</strong>
    </footer>
  </section>
);
