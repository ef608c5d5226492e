import { formatMoney } from '#fields/money/formatMoney.ts';
import type { Day } from '../model/Day.ts';

/** The product key → what to call it; a product at two prices is told apart by them. */
export function productNames({ products, unit }: Day): ReadonlyMap<string, string> {
  const prices = new Map<number, number>();
  for (const { id } of products) prices.set(id, (prices.get(id) ?? 0) + 1);
  return new Map(
    products.map(({ key, id, name, price }) => [
      key,
      (prices.get(id) ?? 0) > 1 ? `${name}（单价 ${formatMoney(price, unit)}）` : name,
    ]),
  );
}
