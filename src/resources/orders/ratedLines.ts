import { type OrderRecord, type Purchase, productsOf } from './purchases.ts';
import { isUnanswered, type KnownRate } from './readRate.ts';

/** What a buyer may have rated: one product of one order. */
export interface RatedLine {
  readonly key: string;
  readonly order: OrderRecord;
  readonly purchase: Purchase;
}

/** Everything in these orders that may have been rated, in their order. */
export const linesOf = (orders: readonly OrderRecord[]): readonly RatedLine[] =>
  orders.flatMap((order) =>
    productsOf(order).map((purchase) => ({ key: `${order.id} ${purchase.product}`, order, purchase })),
  );

/** A line whose rating was read; `waited`: it was unanswered then, and stands where it stood when it is answered. */
export interface ReadLine extends RatedLine {
  readonly state: KnownRate;
  readonly waited: boolean;
}

/** Those that waited for an answer, what could not be read, and those that were answered; what nobody rated is left out. */
export function sortRates(lines: readonly ReadLine[]) {
  return {
    waiting: lines.filter(({ waited, state }) => waited || state.stage === 'failed'),
    answered: lines.filter(({ waited, state }) => !waited && state.stage === 'rated'),
    /** How many wait still. */
    left: lines.filter(({ state }) => isUnanswered(state)).length,
  };
}
