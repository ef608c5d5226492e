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
 * What goods with specs cost at least: of type 2 their cheapest spec, of type 3 the cheapest that a buyer has to choose, on top of
 * a price of their own where the applet keeps one.
 * Undefined for goods with a price of their own, and where no amount is to be read. G5, G6
 */
export function lowestPrice({ type, spec, price }: Row): Lowest | undefined {
  const amount = type === 2 ? pricesIn(spec)[0] : type === 3 ? cheapestChoice(rowsIn(spec), price) : undefined;
  if (amount === undefined) return undefined;
  return { amount, isOnly: type === 2 && new Set(pricesIn(spec)).size === 1 };
}

function cheapestChoice(groups: readonly Row[], price: unknown): string | undefined {
  const demanded = groups.filter(({ required }) => required !== 'optional');
  const parts = demanded.map(({ options, minimum }) => {
    const [cheapest] = pricesIn(options);
    const least = typeof minimum === 'number' && minimum > 1 ? minimum : 1;
    return cheapest === undefined ? undefined : timesMoney(cheapest, least);
  });
  const base = typeof price === 'string' && isAmount(price) ? [price] : [];
  const known = parts.filter((part) => part !== undefined);
  return groups.length > 0 && known.length === parts.length ? sumMoney([...known, ...base]) : undefined;
}
