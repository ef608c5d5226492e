import { compareMoney, isAmount } from '#fields/money/compareMoney.ts';
import type { Lowest } from '#fields/money/money.ts';
import { sumMoney, timesMoney } from '#fields/money/sumMoney.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (rows: unknown): readonly Row[] => (Array.isArray(rows) ? rows.filter(isRecord) : []);
const pricesIn = (rows: unknown): readonly string[] =>
  rowsIn(rows)
    .map(({ price }) => price)
    .filter((price): price is string => typeof price === 'string' && isAmount(price))
    .sort(compareMoney);

/**
 * What goods with specs cost at least: of type 2 their cheapest spec, of type 3 the cheapest that a buyer has to choose,
 * on top of a price of their own where the applet keeps one. Undefined for other goods, and where no amount is to be
 * read. G5, G6
 */
export function lowestPrice({ type, spec, price }: Row): Lowest | undefined {
  if (type === 2) {
    const prices = pricesIn(spec);
    return prices[0] === undefined ? undefined : { amount: prices[0], isOnly: new Set(prices).size === 1 };
  }
  const amount = type === 3 ? cheapestChoice(rowsIn(spec), price) : undefined;
  return amount === undefined ? undefined : { amount, isOnly: false };
}

/** Undefined where a group that a buyer cannot leave out has no price yet. */
function cheapestChoice(groups: readonly Row[], price: unknown): string | undefined {
  if (groups.length === 0) return undefined;
  const base = typeof price === 'string' && isAmount(price) ? price : '0';
  const parts = groups
    .filter(({ required }) => required !== 'optional')
    .map(({ options, minimum }) =>
      timesMoney(pricesIn(options)[0] ?? '', typeof minimum === 'number' ? Math.max(1, minimum) : 1),
    );
  return sumMoney([base, ...parts.map((part) => part ?? '')]);
}
