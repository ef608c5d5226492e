/** Where overseas shops stand; 6 is the city the product starts from. §9 */
export const cities = [
  { id: 1, name: '多伦多 Toronto' },
  { id: 2, name: '蒙特利尔 Montréal' },
  { id: 3, name: '卡尔加里 Calgary' },
  { id: 6, name: '温哥华 Vancouver' },
  { id: 8, name: '列治文 Richmond' },
  { id: 9, name: '本拿比 Burnaby' },
  { id: 12, name: '旧金山 San Francisco' },
  { id: 15, name: '圣何塞 San Jose' },
  { id: 16, name: '弗里蒙特 Fremont' },
  { id: 21, name: '西雅图 Seattle' },
  { id: 61, name: '墨尔本 Melbourne' },
  { id: 62, name: '悉尼 Sydney' },
];

/** Who owns the demo shops, in the order of their ids. */
export const merchants = [{ name: '温村社区商贸' }, { name: '别家商贸' }];

/** The account that is shown when the server starts. */
export const demoLogin = { email: 'demo@example.com', password: 'demo12345' };

/** Demo accounts; `merchant` counts from 1. Role 1 also keeps clubs and scenic spots. §6 */
export const people = [
  { ...demoLogin, name: '陈掌柜', role: 3, merchant: 1, city_id: 6 },
  { email: 'admin@example.com', password: 'admin12345', name: '林管家', role: 1, merchant: 1, city_id: 6 },
  { email: 'rival@example.com', password: 'rival12345', name: '隔壁老王', role: 3, merchant: 2, city_id: 9 },
];
