import type { Described } from './describe.ts';

/** Something a group-buy offers: how many of it there are, and how many one buyer may take (0 for any number). */
export type OfferSeed = readonly [name: string, price: string, slug: string, limit: number, amount: number];

/** A group-buy; its days count from the day the server first starts. §3 */
export interface GrouponSeed extends Described {
  readonly name: string;
  readonly delivery: 1 | 2;
  readonly slug: string;
  readonly days: readonly [from: number, to: number];
  readonly status: 0 | 1 | 2 | 3;
  readonly address: string;
  readonly offers: readonly OfferSeed[];
  /** How many have enrolled. */
  readonly buyers: number;
}

/** Group-buys of 温村华人团购, the oldest first. */
export const grouponsOfVillage: readonly GrouponSeed[] = [
  {
    name: '中秋月饼早鸟团',
    delivery: 2,
    about: '满两盒免运费，节前一周统一送货。',
    more: [
      [2, 'mooncake'],
      [1, '可代写贺卡，请在备注里写明收礼人。'],
    ],
    slug: 'mooncake',
    days: [-75, -60],
    status: 3,
    address: '',
    buyers: 64,
    offers: [
      ['双黄白莲蓉月饼', '42.00', 'mooncake', 0, 300],
      ['流心奶黄月饼', '36.00', 'mooncake', 4, 200],
    ],
  },
  {
    name: '海南荔枝空运团',
    delivery: 1,
    about: '航班到港当天通知取货，请带冰袋。',
    slug: 'lychee',
    days: [-40, -33],
    status: 2,
    address: '三联广场 1 号门',
    buyers: 38,
    offers: [['妃子笑荔枝 5 磅', '35.00', 'lychee', 3, 120]],
  },
  {
    name: '珍宝蟹出海团',
    delivery: 1,
    about: '渔船周六清晨靠岸，十点起取货，可代杀。',
    slug: 'crab',
    days: [-20, -14],
    status: 2,
    address: 'Steveston 渔人码头 3 号位',
    buyers: 27,
    offers: [
      ['珍宝蟹（2只）', '59.00', 'crab', 2, 80],
      ['野生三文鱼柳', '17.99', 'salmon', 0, 60],
    ],
  },
  {
    name: '周末火锅团',
    delivery: 2,
    about: '肥牛、底料、蔬菜一次配齐，四人份。',
    more: [
      [2, 'hotpot'],
      [
        3,
        '<p><strong>套餐包含</strong></p><ul><li>雪花肥牛 2 磅</li><li>手工虾滑、鱼丸各一份</li><li>时蔬拼盘与宽粉</li></ul>',
      ],
      [1, '周五晚截单，周六下午统一送达。偏远地区请先私信群主确认。'],
      [2, 'beef'],
    ],
    slug: 'hotpot',
    days: [-3, 4],
    status: 0,
    address: '',
    buyers: 243,
    offers: [
      ['火锅四人套餐', '69.00', 'hotpot', 2, 100],
      ['加购肥牛卷 1 磅', '12.99', 'beef', 0, 150],
      ['加购豆腐拼盘', '6.50', 'tofu', 0, 90],
    ],
  },
  {
    name: '五常新米团',
    delivery: 2,
    about: '整板到港，十公斤装直降。',
    more: [
      [2, 'rice'],
      [
        3,
        '<p>产地：<strong>黑龙江五常</strong></p><table><tbody><tr><th>规格</th><th>10 公斤</th></tr><tr><td>保质期</td><td>12 个月</td></tr></tbody></table>',
      ],
    ],
    slug: 'rice',
    days: [-1, 9],
    status: 0,
    address: '',
    buyers: 112,
    offers: [['五常稻花香 10 公斤', '38.00', 'rice', 5, 200]],
  },
  {
    name: '泰国榴莲预售团',
    delivery: 1,
    about: '下周航班，按磅结算多退少补。',
    more: [
      [2, 'durian'],
      [3, '<blockquote>到货当天开壳验货，坏果包退。</blockquote>'],
    ],
    slug: 'durian',
    days: [6, 12],
    status: 1,
    address: '统一广场服务台',
    buyers: 0,
    offers: [
      ['金枕榴莲约 4 磅', '59.99', 'durian', 2, 60],
      ['榴莲果肉 400 克', '26.99', 'durian', 0, 80],
    ],
  },
];

/** Group-buys of 湾区鲜生活, the oldest first. */
export const grouponsOfBay: readonly GrouponSeed[] = [
  {
    name: '和牛火锅团',
    delivery: 2,
    about: '冷链到家，当天食用。',
    slug: 'beef',
    days: [-30, -25],
    status: 2,
    address: '',
    buyers: 21,
    offers: [['和牛片 1 磅', '38.00', 'beef', 3, 60]],
  },
  {
    name: '水果箱周订团',
    delivery: 1,
    about: '每周三取货，四种当季水果。',
    slug: 'gift-box',
    days: [-2, 5],
    status: 0,
    address: 'Lion Plaza 东门',
    buyers: 18,
    offers: [['水果箱两人份', '40.00', 'gift-box', 0, 120]],
  },
  {
    name: '三文鱼刺身团',
    delivery: 2,
    about: '周五现切，附芥末。',
    slug: 'salmon',
    days: [4, 8],
    status: 1,
    address: '',
    buyers: 0,
    offers: [['三文鱼刺身 1 磅', '29.00', 'salmon', 2, 50]],
  },
];

/** The group-buy of 别家小店. */
export const grouponsOfRival: readonly GrouponSeed[] = [
  {
    name: '别家牛肉面团',
    delivery: 1,
    about: '面和汤分装，回家五分钟上桌。',
    slug: 'noodles',
    days: [-2, 3],
    status: 0,
    address: '4500 Kingsway',
    buyers: 2,
    offers: [
      ['别家牛肉面四人份', '52.00', 'noodles', 2, 40],
      ['加购卤蛋', '6.00', 'egg', 0, 60],
    ],
  },
];
