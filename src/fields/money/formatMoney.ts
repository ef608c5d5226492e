/**
 * A decimal text as people read it: `"1234.5"` → `1,234.50`; the applet names no currency, so none is shown.
 *
 * Works on the digits: no float ever holds the amount. More than two decimals are kept as they came.
 */
export function formatMoney(amount: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === '') return amount;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${grouped}.${decimals.padEnd(2, '0')}`;
}
