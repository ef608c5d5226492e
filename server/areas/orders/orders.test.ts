import { expect, it } from 'vitest';
import { orderList } from '#schemas/endpoints/orders.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const inProgress = { shop_id: 1, page: 1, size: 10, status: 1 } as const;
const list = async (input: Parameters<typeof applet.ask<typeof orderList.request>>[1]) =>
  (await applet.read(orderList, input, 'demo')).orders;

it('O1 gives a full page first and the rest after it, the newest first', async () => {
  const [first, second] = [await list(inProgress), await list({ ...inProgress, page: 2 })];
  expect(first).toHaveLength(10);
  expect(second.length).toBeGreaterThan(0);
  const ids = [...first, ...second].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
});

it('O1 asked for complete orders, gives both kinds of them', async () => {
  const statuses = (await list({ ...inProgress, status: 2 })).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([2, 3]);
  expect((await list({ ...inProgress, status: 4 })).every(({ status }) => status === 4)).toBe(true);
});

it('O2 an order says what was bought and what it cost in all', async () => {
  const order = (await list({ ...inProgress, status: 2 })).find(({ receiver_name }) => receiver_name === '王美玲');
  expect(order).toMatchObject({ shipping_method: 1, transportation_cost: '5.99', total_price: '48.96' });
  expect(order?.purchase_records).toEqual([
    { id: 1, amount: 2, product: expect.objectContaining({ name: '手工猪肉白菜水饺（50只）', price: '18.99' }) },
    { id: 2, amount: 1, product: expect.objectContaining({ name: '上海青（2磅）', price: '4.99' }) },
  ]);
});

it('O1 refuses a page that cannot be and a status that orders do not have', async () => {
  expect((await applet.ask(orderList, { ...inProgress, page: 0 }, 'demo')).errmsg).toBe('参数错误：page');
  const fields = { shop_id: '1', page: '1', size: '10', status: '5' };
  expect((await applet.send(orderList, fields, 'demo')).errmsg).toBe('参数错误：status');
});
