import type { Resource } from '#crud/Resource.ts';
import { optionsOf } from '#fields/choice/optionsOf.ts';
import type { OrderRecord } from './purchases.ts';
import { Slip } from './Slip.tsx';
import { pairsOf, type SlipPaper } from './slipPaper.ts';
import './slips.css';

interface Props {
  readonly resource: Resource;
  readonly orders: readonly OrderRecord[];
  readonly paper: SlipPaper;
  readonly shop: string | undefined;
}

/** Slips as they lie on paper: two in a row that no page cuts, or one below the other on a roll. */
export function Slips({ resource, orders, paper, shop }: Props) {
  const methods = resource.fields.shipping_method;
  const shippingOf = ({ shipping_method }: OrderRecord) =>
    methods && optionsOf(methods).find(({ value }) => value === shipping_method)?.label;
  const rows = paper === 'a4' ? pairsOf(orders) : orders.map((order) => [order]);
  return (
    <div className="slips" data-paper={paper}>
      {rows.map((row) => (
        <div key={row[0]?.id} className="slip-row">
          {row.map((order) => (
            <Slip key={order.id} order={order} shop={shop} shipping={shippingOf(order)} />
          ))}
        </div>
      ))}
    </div>
  );
}
