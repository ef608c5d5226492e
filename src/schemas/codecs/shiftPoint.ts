/**
 * A decimal text with its point so many places further right: `12.5` by 2 is `1250`, `7` by -2 is `0.07`.
 *
 * Works on the digits: no float ever holds them, and decimals stay as many as there were. What is no decimal text comes
 * back as it is.
 */
export function shiftPoint(text: string, by: number): string {
  const [, sign = '', whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const decimals = Math.max(0, fraction.length - by);
  const digits = '0'.repeat(Math.max(0, -by)) + (whole + fraction).padEnd(whole.length + by, '0');
  const at = digits.length - decimals;
  const shifted = digits.slice(0, at).replace(/^0+(?=\d)/, '');
  return `${sign}${shifted}${decimals > 0 ? `.${digits.slice(at)}` : ''}`;
}
