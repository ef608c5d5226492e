import { compareMoney } from '#fields/money/compareMoney.ts';
import { type OrderRecord, purchasesOf, sumKnown } from './purchases.ts';

/** An order added up, beside what the applet says it costs; decimal texts, undefined where a part did not arrive. */
export interface OrderSums {
  /** Of all lines. */
  readonly goods: string | undefined;
  readonly freight: string | undefined;
  /** Goods and freight as added up here. */
  readonly counted: string | undefined;
  /** As the applet tells it. */
  readonly stated: string | undefined;
  /** The two are not the same: a discount, a changed price, or a mistake. OR-E3 */
  readonly differs: boolean;
}

/** Adds an order up without floats and holds it against its total. OR-E3 */
export function orderSums(order: OrderRecord): OrderSums {
  const goods = sumKnown(purchasesOf(order).map(({ total }) => total));
  const freight = order.transportation_cost;
  const counted = sumKnown([goods, freight]);
  const stated = order.total_price;
  const differs = counted !== undefined && stated !== undefined && compareMoney(counted, stated) !== 0;
  return { goods, freight, counted, stated, differs };
}
