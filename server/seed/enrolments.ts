import type { Enrolment } from '#schemas/entities/groupon.ts';

/** A buyer in a group-buy, as the database keeps one. */
export type EnrolmentSeed = Omit<Enrolment, 'user'> & { readonly user_name: string };

/** What is offered, and how many of it one buyer may take (0 for any number). */
export interface Offered {
  readonly id: number;
  readonly price: string;
  readonly limit: number;
}

/** Where a shop's buyers live and which area codes they have. */
export interface Neighbourhood {
  readonly areaCodes: readonly string[];
  readonly streets: readonly string[];
}

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡'];
const givenNames =
  '伟 芳 秀英 敏 静怡 志强 雅婷 浩宇 思远 嘉欣 子涵 建华 晓燕 文杰 欣怡 国栋 梓萱 俊熙 美琪 家明 雨桐 天佑 佩珊 海燕 若曦 永康 诗涵 明哲 慧玲 振东 乐怡 晨曦 婉君 立群 倩 宏达 语嫣 少华 春梅 沐阳 安琪'.split(
    ' ',
  );
const englishNames = 'Jenny Kevin Grace David Vivian Jason Cindy Eric Amy Michael Tina Tony Fiona Ray'.split(' ');
const romanized = 'Chen Wong Li Zhang Leung Liu Lam Wu Huang Ng Cheung Zhao'.split(' ');
const nicknames = ['小鹿妈妈', '爱吃火锅的Leo', '豆豆家🐶', '列治文阿May', 'Coco酱', '一只橘猫', '老白在温哥华'];
const comments = [
  '请放门口，谢谢',
  '送之前麻烦打电话',
  '周六上午在家，下午要上班',
  'Buzzer 1203，楼下有访客车位',
  '家里有老人，请不要敲门太响',
  '和楼上 1504 一起送就好',
  'Please leave it with the concierge.',
  '不要香菜',
  '帮朋友代买，收货人写 Kelly',
  '可以送到后巷车库门口吗？正门台阶多，东西重的话不太好搬，麻烦司机师傅了。',
  '微信转账，已付',
  '第二次买了，上次很新鲜👍',
];

/** Buyers of a group-buy, the same ones each time; only where things are delivered do they leave an address. */
export function makeEnrolments(
  count: number,
  offers: readonly Offered[],
  delivery: 1 | 2,
  lives: Neighbourhood,
): EnrolmentSeed[] {
  return Array.from({ length: count }, (_, nth) => ({
    enroll_order: nth + 1,
    user_name: nameOf(nth),
    phone: phoneOf(nth, lives.areaCodes),
    comment: nth % 3 === 1 ? pick(comments, (nth - 1) / 3) : '',
    address: delivery === 2 ? addressOf(nth, lives.streets) : '',
    products: productsOf(nth, offers),
  }));
}

function nameOf(nth: number): string {
  const surname = pick(surnames, nth * 7);
  if (nth % 29 === 11) return pick(nicknames, Math.floor(nth / 29));
  if (nth % 7 === 3) return `${pick(englishNames, nth)} ${surname}`;
  if (nth % 11 === 5) return `${pick(englishNames, nth)} ${pick(romanized, nth)}`;
  return surname + pick(givenNames, nth * 13);
}

/** Of the numbers that nobody has: 555-0100 to 555-0199. Each is one buyer's, up to a hundred to an area code. */
function phoneOf(nth: number, areaCodes: readonly string[]): string {
  const [area, last] = [pick(areaCodes, nth), String(100 + (Math.floor(nth / areaCodes.length) % 100))];
  return nth % 9 === 4 ? `+1 ${area}-555-0${last}` : `${area}5550${last}`;
}

function addressOf(nth: number, streets: readonly string[]): string {
  const unit = nth % 2 === 0 ? '' : `#${101 + ((nth * 83) % 2400)} - `;
  return `${unit}${1018 + ((nth * 137) % 7900)} ${pick(streets, nth * 5)}`;
}

function productsOf(nth: number, offers: readonly Offered[]): Enrolment['products'] {
  const wanted = offers.filter((_, at) => (at === 0 ? nth % 6 !== 5 : (nth + at) % (at + 2) === 0));
  return (wanted.length > 0 ? wanted : offers.slice(0, 1)).map(({ id, price, limit }, at) => {
    const most = limit === 0 ? 3 : Math.min(limit, 3);
    return { id, amount: 1 + ((nth * (at + 3)) % most), price };
  });
}

function pick(from: readonly string[], at: number): string {
  return from[at % from.length] ?? '';
}
