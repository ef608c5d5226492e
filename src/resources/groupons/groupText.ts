import { spokenDay } from '#fields/day/spokenDay.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import type { GrouponRecord } from './GrouponRecord.ts';

type Product = NonNullable<GrouponRecord['products']>[number];

const KEYCAP = '\uFE0F\u20E3';

/** A text for a group chat, one line for each thing offered: `1️⃣ 五常稻花香 38.00（限 5）`; without what did not arrive. GB-D3 */
export function groupText(groupon: GrouponRecord, unit?: string): string {
  const { 团名, 配送方式, 团购日期, 取货地址, 商品 } = textValues(groupon, '', unit);
  const head = `【${团名}】${[配送方式, 团购日期].filter(Boolean).join(' ')}`;
  return [head, 取货地址 && `自提地址：${取货地址}`, 商品].filter(Boolean).join('\n');
}

/** What may stand in braces in a template for a group; empty where there is nothing to say. GB-D3 */
export function textValues(groupon: GrouponRecord, shop = '', unit?: string) {
  const { name = '', delivery, start_time = '', end_time = '', pickup_address = '', products = [] } = groupon;
  return {
    团名: name,
    店名: shop,
    配送方式: delivery === 1 ? '自提' : delivery === 2 ? '送货上门' : '',
    团购日期: start_time && end_time ? `${spokenDay(start_time)} ～ ${spokenDay(end_time)}` : '',
    截止日: spokenDay(end_time),
    取货地址: delivery === 1 ? pickup_address : '',
    商品: products.map((product, at) => offer(product, at + 1, unit)).join('\n'),
  };
}

function offer({ name, price, limit = 0 }: Product, place: number, unit: string | undefined): string {
  const most = limit > 0 ? `（限 ${limit}）` : '';
  return [numbered(place), name, price && formatMoney(price, unit) + most].filter(Boolean).join(' ');
}

/** `1️⃣` to `🔟`, then `11.`: there are no signs for more. */
const numbered = (place: number): string => {
  if (place < 10) return `${place}${KEYCAP}`;
  return place === 10 ? '🔟' : `${place}.`;
};

/** As many characters as a reader counts; WeChat folds away what is long. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter('zh').segment(text)].length;
