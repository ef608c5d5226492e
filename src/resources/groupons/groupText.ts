import { formatMoney } from '#fields/money/formatMoney.ts';
import type { GrouponRecord } from './GrouponRecord.ts';

type Product = NonNullable<GrouponRecord['products']>[number];

const KEYCAP = '\uFE0F\u20E3';

/** A text for a group chat, one line for each thing offered: `1️⃣ 五常稻花香 38.00（限 5）`; without what did not arrive. GB-D3 */
export function groupText(groupon: GrouponRecord, unit?: string): string {
  const { name, delivery, start_time, end_time, pickup_address, products = [] } = groupon;
  const days = start_time && end_time ? `${spoken(start_time)} ～ ${spoken(end_time)}` : '';
  const way = delivery === 1 ? '自提' : delivery === 2 ? '送货上门' : '';
  const head = `【${name ?? ''}】${[way, days].filter(Boolean).join(' ')}`;
  const place = delivery === 1 && pickup_address ? [`自提地址：${pickup_address}`] : [];
  return [head, ...place, ...products.map((product, at) => offer(product, at + 1, unit))].join('\n');
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

/** `2026-03-08` → `3月8日`. */
const spoken = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日`;
};

/** As many characters as a reader counts; WeChat folds away what is long. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter('zh').segment(text)].length;
