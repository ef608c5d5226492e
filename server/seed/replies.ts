import type { AutoReply } from '#schemas/entities/robot.ts';

type Seed = Pick<AutoReply, 'keyword'> & Partial<Omit<AutoReply, 'id' | 'shop_id'>> & { readonly slug?: string };

/** What the robot of the first demo shop answers; `slug` names a drawn picture. W5 */
export const repliesOfVillage: readonly Seed[] = [
  { keyword: '营业时间', reply: '每天 10:00–20:00，周二休息。自提请在 19:30 前到店。' },
  { keyword: '地址', reply: '4151 Hazelbridge Way, Richmond, BC（时代广场对面，停车场入口旁）。' },
  { keyword: '运费', reply: '本地运费 5.99，满 68 免运费。' },
  { keyword: '付款', reply: '支持 e-Transfer、微信、支付宝，自提也可付现金。' },
  {
    keyword: '菜单',
    reply_type: 2,
    share_title: '本周团购菜单',
    share_desc: '周三、周六截单',
    share_path: 'https://example.com/menu',
    slug: 'hotpot',
  },
  { keyword: '店面', reply_type: 3, scope: 1, slug: 'shop-front' },
  {
    keyword: '下单',
    reply_type: 5,
    share_title: '温村华人团购',
    share_desc: '点开即可下单',
    share_path: 'pages/shop/index?id=1',
    slug: 'gift-box',
  },
  { keyword: '截单', reply: '本期团购今晚 22:00 截单，请尽快接龙。', match: 1, scope: 2 },
  { keyword: '中秋礼盒', reply: '中秋礼盒已售完，感谢支持。', active: false },
];
