import { spokenDay } from '#fields/day/spokenDay.ts';
import { formatMoney } from '#fields/money/formatMoney.ts';
import type { GrouponRecord } from '../model/GrouponRecord.ts';
import type { PictureName, PosterContent } from './Poster.ts';

/** What a poster tells of a group-buy; what did not arrive is empty. GB-D4 */
export function posterContent(
  groupon: GrouponRecord,
  shop: string,
  pictures: readonly PictureName[],
  unit?: string,
): PosterContent {
  const { name = '', start_time = '', end_time = '', delivery, pickup_address = '', products = [] } = groupon;
  return {
    shop,
    name,
    days: [spokenDay(start_time), spokenDay(end_time)].filter(Boolean).join(' ～ '),
    way: delivery === 1 ? '自提' : delivery === 2 ? '送货上门' : '',
    place: delivery === 1 ? pickup_address : '',
    products: products.map(({ name: called = '', price = '' }) => ({ name: called, price: formatMoney(price, unit) })),
    pictures: new Set(pictures),
  };
}

/** The poster in words, for whoever does not see it. */
export function wordsOf({ shop, name, days, way, place, products }: PosterContent): string {
  const offered = products.map((each) => [each.name, each.price].filter(Boolean).join(' ')).join('、');
  return ['团购海报', shop, name, days, way, place, offered].filter(Boolean).join('，');
}
