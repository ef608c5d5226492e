import type { Described } from './describe.ts';

/** A club (7) or a scenic spot (6) of the directory. §3 */
export interface ShopRecordSeed extends Described {
  readonly type: 6 | 7;
  readonly name: string;
  readonly intro_desc: string;
  readonly slug: string;
  readonly status: 1 | 2 | 3;
  readonly city: number;
  readonly tags: readonly string[];
  readonly business_hour: string;
  readonly address: string;
  readonly phone: string;
}

const club = { type: 7, business_hour: '全天', address: '' } as const;
const spot = { type: 6, status: 2 } as const;

/** The demo directory, the oldest first. */
export const shopRecords: readonly ShopRecordSeed[] = [
  {
    ...club,
    name: '温村妈妈互助群',
    intro_desc: '育儿、托班、二手童装',
    about: '温哥华与列治文的妈妈们交流育儿经验、拼团童装绘本。进群请备注孩子年龄。',
    more: [
      [2, 'flower'],
      [3, '<p><strong>群规</strong></p><ol><li>不发广告</li><li>不传未经证实的消息</li></ol>'],
    ],
    slug: 'flower',
    status: 2,
    city: 6,
    tags: ['亲子', '互助'],
    phone: '6045550151',
  },
  {
    ...club,
    name: '列治文羽毛球群',
    intro_desc: '每周二四晚开场',
    about: '中级水平为主，场地费均摊，新人第一次免费。',
    slug: 'avatar',
    status: 2,
    city: 8,
    tags: ['运动', '羽毛球'],
    phone: '6045550152',
  },
  {
    ...club,
    name: '湾区租房合租群',
    intro_desc: '房源每日更新',
    about: '房东直租与合租信息，禁止中介刷屏。',
    slug: 'shop-front',
    status: 1,
    city: 15,
    tags: ['租房'],
    phone: '4085550153',
  },
  {
    ...club,
    name: '温哥华摄影爱好者',
    intro_desc: '周末外拍',
    about: '樱花、红叶、星空，按季节组织外拍。',
    slug: 'lake',
    status: 3,
    city: 6,
    tags: ['摄影', '户外'],
    phone: '6045550154',
  },
  {
    ...spot,
    name: '松鸡山',
    intro_desc: '温哥华之巅',
    about: '缆车直上山顶，冬季滑雪，夏季徒步，晴天可望见整座城市。',
    more: [
      [2, 'mountain'],
      [3, '<p>缆车票 <strong>网上预订</strong> 便宜一成；带小孩记得穿外套。</p>'],
      [1, '公交 236 路到缆车站，末班车 23:30。'],
    ],
    slug: 'mountain',
    city: 6,
    tags: ['登山', '滑雪', '夜景'],
    business_hour: '09:00-22:00',
    address: '6400 Nancy Greene Way, North Vancouver, BC',
    phone: '6045550161',
  },
  {
    ...spot,
    name: '鹿湖公园',
    intro_desc: '湖畔栈道与野鸭',
    about: '环湖步道平缓，适合带老人孩子，春天有樱花。',
    slug: 'lake',
    city: 9,
    tags: ['亲子', '散步'],
    business_hour: '日出至日落',
    address: '6450 Deer Lake Ave, Burnaby, BC',
    phone: '6045550162',
  },
  {
    ...spot,
    name: '渔人码头',
    intro_desc: '买海鲜看日落',
    about: '渔船直接卖鱼虾，黄昏时分坐在木栈道上吃炸鱼。',
    slug: 'crab',
    city: 8,
    tags: ['美食', '海边'],
    business_hour: '10:00-20:00',
    address: 'Bayview St, Richmond, BC',
    phone: '6045550163',
  },
  {
    ...spot,
    name: '金门公园日本茶园',
    intro_desc: '园林与抹茶',
    about: '北美最古老的日式园林，三月樱花最盛。',
    slug: 'flower',
    city: 12,
    tags: ['园林', '赏花'],
    business_hour: '09:00-17:30',
    address: '75 Hagiwara Tea Garden Dr, San Francisco, CA',
    phone: '4155550164',
  },
  {
    ...spot,
    status: 1,
    name: '史坦利公园海堤',
    intro_desc: '骑行一圈两小时',
    about: '海堤全长十公里，单向骑行，入口处可租车。',
    slug: 'lake',
    city: 6,
    tags: ['骑行', '海边', '亲子'],
    business_hour: '全天',
    address: 'Stanley Park Dr, Vancouver, BC',
    phone: '6045550165',
  },
  {
    ...spot,
    status: 3,
    name: '西雅图高空花园',
    intro_desc: '整修中，暂停开放',
    about: '温室整修至夏季，开放日期另行通知。',
    slug: 'flower',
    city: 21,
    tags: ['赏花'],
    business_hour: '暂停开放',
    address: '1400 E Galer St, Seattle, WA',
    phone: '2065550166',
  },
];
