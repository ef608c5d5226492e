import { expect, it } from 'vitest';
import { grouponList } from '#schemas/endpoints/groupons.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();

it('B1 lists the group-buys of a shop, the newest first, with how many there are', async () => {
  const answer = await applet.read(grouponList, { shop_id: 1, page: 1, size: 4 }, 'demo');
  expect(answer).toMatchObject({ current_page: 1, total_count: 6 });
  expect(answer.groupons.map(({ name }) => name)).toEqual([
    '泰国榴莲预售团',
    '五常新米团',
    '周末火锅团',
    '珍宝蟹出海团',
  ]);
  expect((await applet.read(grouponList, { shop_id: 2, page: 1, size: 10 }, 'demo')).total_count).toBe(3);
});

it('B3 a group-buy has its days, its description and what it offers', async () => {
  const { groupons } = await applet.read(grouponList, { shop_id: 1, page: 1, size: 10 }, 'demo');
  expect(groupons.find(({ name }) => name === '海南荔枝空运团')).toMatchObject({
    delivery: 1,
    status: 2,
    start_time: '2026-01-27',
    end_time: '2026-02-03',
    pickup_address: '三联广场 1 号门',
    description: [{ type: 1, text: '航班到港当天通知取货，请带冰袋。' }],
    products: [{ name: '妃子笑荔枝 5 磅', price: '35.00', limit: 3, amount: 120 }],
  });
});

it('B1 refuses a page of no size', async () => {
  expect((await applet.ask(grouponList, { shop_id: 1, page: 1, size: 0 }, 'demo')).errmsg).toBe('参数错误：size');
});
