import { groupDigits } from '#fields/int/groupDigits.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import { sumMoney } from '#fields/money/sumMoney.ts';
import type { Buyer, Day } from '../model/Day.ts';

export type Named = ReadonlyMap<string, { readonly name: string; readonly price: string }>;

/** What each key of a day is called. */
export const namesOf = ({ products }: Pick<Day, 'products'>): Named =>
  new Map(products.map((product) => [product.key, product]));

/** `牛腩 ×2、白菜 ×1`. */
export const orderedText = ({ lines }: Pick<Buyer, 'lines'>, names: Named): string =>
  lines.map(({ key, count }) => `${names.get(key)?.name ?? key} ×${count}`).join('、');

/** Name, phone and address, a line each, as a courier wants them. GD-E7 */
export const addressBlock = ({ name, phone, address }: Buyer): string =>
  [name, phone, address].filter((line) => line !== '').join('\n');

/** All of a buyer in one line: `#12 张三 6045550123 牛腩 ×2 19.90 少冰`. GD-E7 */
export function wholeLine(buyer: Buyer, names: Named, unit?: string): string {
  const { number, name, phone, address, amount, comment } = buyer;
  const parts = [`#${number}`, name, phone, address, orderedText(buyer, names), formatMoney(amount, unit), comment];
  return parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** `共 27 人，31 份，1,240.00`; of some of them `共 27 人，筛选后 2 人，3 份，120.00`. GD-E2, GD-E9 */
export function sumsText({ buyers, unit }: Pick<Day, 'buyers' | 'unit'>, found: readonly Buyer[]): string {
  const who = found.length === buyers.length ? [] : [`筛选后 ${groupDigits(found.length)} 人`];
  const amount = formatMoney(sumMoney(found.map((buyer) => buyer.amount)) ?? '', unit);
  const pieces = groupDigits(found.reduce((sum, { count }) => sum + count, 0));
  const sums = found.length === 0 ? [] : [`${pieces} 份`, amount];
  return [`共 ${groupDigits(buyers.length)} 人`, ...who, ...sums].filter(Boolean).join('，');
}
