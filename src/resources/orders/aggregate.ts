import { moneyText } from './orderTexts.ts';
import { type OrderRecord, purchasesOf, sumKnown } from './purchases.ts';

/** So many of one product at one price, over all the orders. OR-D1 */
export interface PickLine {
  readonly product: number;
  readonly name: string;
  /** Of one, as a decimal text. */
  readonly price: string | undefined;
  readonly amount: number;
  /** In how many orders it stands. */
  readonly orders: number;
  readonly total: string | undefined;
}

const byName = new Intl.Collator('zh-CN', { numeric: true });

/**
 * What has to be got ready for these orders: one line for each product and unit price, by name.
 *
 * A price that changed between two orders makes two lines, so that every line multiplies out.
 */
export function aggregate(orders: readonly OrderRecord[]): readonly PickLine[] {
  const groups = new Map<string, { line: PickLine; totals: (string | undefined)[]; orders: Set<number> }>();
  for (const order of orders) {
    for (const { product, name, price, amount = 0, total } of purchasesOf(order)) {
      const key = JSON.stringify([product, price]);
      const group = groups.get(key) ?? {
        line: { product, name, price, amount: 0, orders: 0, total: undefined },
        totals: [],
        orders: new Set(),
      };
      group.line = { ...group.line, amount: group.line.amount + amount };
      group.totals.push(total);
      group.orders.add(order.id);
      groups.set(key, group);
    }
  }
  return [...groups.values()]
    .map(({ line, totals, orders }) => ({ ...line, orders: orders.size, total: sumKnown(totals) }))
    .sort((a, b) => byName.compare(a.name, b.name) || a.product - b.product);
}

/** How many pieces there are in all, and what they cost. */
export const pickSums = (lines: readonly PickLine[]) => ({
  amount: lines.reduce((sum, line) => sum + line.amount, 0),
  total: sumKnown(lines.map(({ total }) => total)),
});

/** The list of what has to be got ready, to be pasted into a message. OR-D1 */
export function pickText(lines: readonly PickLine[], heading: string, unit?: string): string {
  const { amount, total } = pickSums(lines);
  return [
    heading,
    ...lines.map((line, at) => `${at + 1}. ${line.name} ×${line.amount}（单价 ${moneyText(line.price, unit)}）`),
    `合计 ${amount} 件，${moneyText(total, unit)}`,
  ].join('\n');
}
