const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whether a text is an amount, however many decimals it has. */
export const isAmount = (text: string): boolean => DECIMAL.test(text);

/**
 * Which of two decimal texts is more: below 0, 0, above 0; `12.5` and `12.50` are the same.
 *
 * Counted in whole numbers of the finer one's last decimal: no float ever holds an amount. What is no amount comes
 * behind all amounts.
 */
export function compareMoney(a: string, b: string): number {
  if (!isAmount(a) || !isAmount(b)) return Number(isAmount(b)) - Number(isAmount(a)) || (a < b ? -1 : Number(a > b));
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const [left, right] = [scaled(a, decimals), scaled(b, decimals)];
  return left < right ? -1 : Number(left > right);
}

const decimalsOf = (amount: string): number => DECIMAL.exec(amount)?.[3]?.length ?? 0;

function scaled(amount: string, decimals: number): bigint {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(amount) ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(decimals, '0')}`);
}
