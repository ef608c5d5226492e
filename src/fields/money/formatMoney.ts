/**
 * A decimal text as people read it: `"1234.5"` → `1,234.50`, or `CA$1,234.50` with a unit.
 *
 * The applet names no currency: the unit is what the shop's merchant wants to see, and is never sent. SI-D2
 *
 * Works on the digits: no float ever holds the amount. More than two decimals are kept as they came.
 */
export function formatMoney(amount: string, unit = ''): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === '') return amount;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${unit}${grouped}.${decimals.padEnd(2, '0')}`;
}
