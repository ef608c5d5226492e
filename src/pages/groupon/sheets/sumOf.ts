import { sumMoney } from '#fields/money/sumMoney.ts';

/** What stands where an amount is none. */
const UNKNOWN = '--';

/** The sum of decimal texts; `--` when one of them is no amount. */
export const sumOf = (amounts: readonly string[]): string => sumMoney(amounts) ?? UNKNOWN;

/** The sum of whole numbers. */
export const countOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
