import { sumMoney, timesMoney } from '#fields/money/sumMoney.ts';
import type { Values } from '#providers/data/calls.ts';
import type { Loose } from '#providers/http/Loose.ts';
import type { Order } from '#schemas/entities/order.ts';

/** An order as the list holds it: what did not arrive is undefined. */
export type OrderRecord = Loose<Order>;

/** One line of an order, ready to be read. */
export interface Purchase {
  readonly id: number;
  readonly product: number;
  readonly name: string;
  /** The path of its first picture; empty when there is none. */
  readonly image: string;
  /** Of one, as a decimal text. */
  readonly price: string | undefined;
  readonly amount: number | undefined;
  /** Unit price times amount. */
  readonly total: string | undefined;
}

/** The record of an orders list is an order: the endpoint row has read it as one. */
export const asOrder = (record: Values): OrderRecord => record as OrderRecord;

/** What was bought, line by line; a line without its product is left out. O2 */
export const purchasesOf = ({ purchase_records = [] }: OrderRecord): readonly Purchase[] =>
  purchase_records.flatMap(({ id, amount, product }) =>
    product
      ? [
          {
            id,
            product: product.id,
            name: product.name ?? `#${product.id}`,
            image: product.imgs?.[0] ?? '',
            price: product.price,
            amount,
            total: lineTotal(product.price, amount),
          },
        ]
      : [],
  );

/** The products of an order: one that stands in two lines is rated once. */
export const productsOf = (order: OrderRecord): readonly Purchase[] => [
  ...new Map(purchasesOf(order).map((purchase) => [purchase.product, purchase])).values(),
];

/** What a line costs; undefined when price or amount did not arrive. */
export const lineTotal = (price: string | undefined, amount: number | undefined): string | undefined =>
  price === undefined || amount === undefined ? undefined : timesMoney(price, amount);

/** `水饺 ×2，上海青 ×1`. */
export const purchasesText = (order: OrderRecord): string =>
  purchasesOf(order)
    .map(({ name, amount }) => `${name} ×${amount ?? '--'}`)
    .join('，');

/** What is added up, or nothing when a part of it did not arrive. */
export const sumKnown = (amounts: readonly (string | undefined)[]): string | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? sumMoney(known) : undefined;
};
