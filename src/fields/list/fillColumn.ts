import type { Message } from '#schemas/messages.ts';

/** What is done to every value of a column. */
export type FillHow = 'set' | 'add' | 'times' | 'percent';

/** The column as it would be, or why it cannot be. */
export type Filled = { readonly values: readonly (string | number | undefined)[] } | { readonly problem: Message };

const NUMBER = /^(-?)(\d{1,12})(?:\.(\d{1,4}))?$/;
/** Amounts are counted in units of 0.0001 while they are worked with. */
const PLACES = 4;
const ONE = 10n ** BigInt(PLACES);
const HUNDRED = 100n * ONE;

/**
 * Fills a whole column: every value set to, raised by, multiplied by a number of at most 4 decimals, or raised by so
 * many per cent.
 *
 * `decimals` is 2 for amounts, 0 for counts; a half is rounded up. A value that is none yet stays none, except when
 * set. Nothing is filled when one result would be below 0, so that no row is left behind half changed.
 */
export function fillColumn(column: readonly unknown[], how: FillHow, by: string, decimals: 0 | 2): Filled {
  const operand = toUnits(by);
  if (operand === undefined) return { problem: '请填数字，最多 4 位小数' };
  if ((how === 'set' || how === 'times') && operand < 0n) return { problem: '这里不能是负数' };
  if (how === 'percent' && operand < -HUNDRED) return { problem: '最多减 100%' };
  const step = 10n ** BigInt(PLACES - decimals);
  if ((how === 'set' || how === 'add') && operand % step !== 0n) {
    return { problem: decimals === 0 ? '这里要填整数' : `最多 ${decimals} 位小数` };
  }
  const values = column.map((value) => {
    if (how === 'set') return operand;
    const units = toUnits(String(value ?? ''));
    if (units === undefined) return undefined;
    if (how === 'add') return units + operand;
    const product = how === 'times' ? (units * operand) / ONE : (units * (HUNDRED + operand)) / HUNDRED;
    return rounded(product, step);
  });
  if (values.some((value) => value !== undefined && value < 0n)) return { problem: '有的行会小于 0，没有改动' };
  // What cannot be read as a number is left as it was typed.
  return { values: values.map((value, at) => (value === undefined ? asItWas(column[at]) : toValue(value, decimals))) };
}

const asItWas = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : undefined);

function toUnits(text: string): bigint | undefined {
  const [, sign = '', whole, decimals = ''] = NUMBER.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(sign + whole + decimals.padEnd(PLACES, '0'));
}

const rounded = (units: bigint, step: bigint): bigint => ((units + step / 2n) / step) * step;

function toValue(units: bigint, decimals: 0 | 2): string | number {
  if (decimals === 0) return Number(units / ONE);
  const cents = (units / 100n).toString().padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
