import { compareMoney } from '#fields/money/compareMoney.ts';
import { sumMoney } from '#fields/money/sumMoney.ts';
import type { BuyerLine, Day } from './Day.ts';

interface Sum {
  readonly count: number;
  /** Empty where a price is no amount. */
  readonly amount: string;
}

/** A product whose sum by product is not its sum by buyer. */
export interface Difference {
  readonly key: string;
  readonly name: string;
  readonly byProduct: Sum;
  readonly byBuyer: Sum;
}

/**
 * The products for which sheets by product and sheets by buyer would not say the same, and `''` for the day as a
 * whole: nobody may print, send or export while there is one. Empty for every day whose prices are amounts. GD-E2
 */
export function checkDay({ products, buyers, count, amount }: Day): readonly Difference[] {
  const lines = new Map<string, BuyerLine[]>(products.map(({ key }) => [key, []]));
  for (const buyer of buyers) {
    for (const line of buyer.lines) {
      const known = lines.get(line.key);
      if (known) known.push(line);
      else lines.set(line.key, [line]);
    }
  }
  const named = new Map(products.map((product) => [product.key, product]));
  const rows = [...lines].map(([key, ofKey]) => {
    const { name, count, amount } = named.get(key) ?? { name: key, count: 0, amount: '0.00' };
    return { key, name, byProduct: { count, amount }, byBuyer: sumOf(ofKey) };
  });
  const whole = { key: '', name: '合计', byProduct: { count, amount }, byBuyer: sumOf(buyers) };
  return [...rows, whole].filter(({ byProduct, byBuyer }) => !isSame(byProduct, byBuyer));
}

const sumOf = (sums: readonly Sum[]): Sum => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  amount: sumMoney(sums.map(({ amount }) => amount)) ?? '',
});

const isSame = (one: Sum, other: Sum): boolean =>
  one.count === other.count && one.amount !== '' && compareMoney(one.amount, other.amount) === 0;
