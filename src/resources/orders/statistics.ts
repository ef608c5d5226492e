import { compareMoney } from '#fields/money/compareMoney.ts';
import { averageMoney } from '#fields/money/sumMoney.ts';
import { shippingMethods } from '#schemas/entities/order.ts';
import { aggregate, type PickLine } from './aggregate.ts';
import { type OrderRecord, sumKnown } from './purchases.ts';

type ShippingMethod = (typeof shippingMethods)[number];

/** Some orders in figures; amounts are decimal texts, undefined where a part did not arrive. OR-D3 */
export interface Statistics {
  readonly count: number;
  readonly total: string | undefined;
  readonly average: string | undefined;
  /** Each way to ship, with how many orders go by it; orders that do not say are in none. */
  readonly shipped: readonly {
    readonly method: ShippingMethod;
    readonly count: number;
    readonly total: string | undefined;
  }[];
  /** Most money first. */
  readonly products: readonly PickLine[];
}

/** Counts these and nothing else: orders carry no time, so there is no today and no trend. */
export function statistics(orders: readonly OrderRecord[]): Statistics {
  const total = totalOf(orders);
  return {
    count: orders.length,
    total,
    average: total === undefined ? undefined : averageMoney(total, orders.length),
    shipped: shippingMethods.map((method) => {
      const some = orders.filter(({ shipping_method }) => shipping_method === method);
      return { method, count: some.length, total: totalOf(some) };
    }),
    products: [...aggregate(orders)].sort((a, b) => compareMoney(b.total ?? '', a.total ?? '')),
  };
}

const totalOf = (orders: readonly OrderRecord[]): string | undefined =>
  sumKnown(orders.map(({ total_price }) => total_price));
