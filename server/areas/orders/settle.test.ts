import { desc, eq } from 'drizzle-orm';
import { expect, it, test } from 'vitest';
import { orderCancel, orderConfirm, orderEmail, orderList } from '#schemas/endpoints/orders.ts';
import type { OrderStatus } from '#schemas/states/orderStatus.ts';
import { orders } from '../../database/tables/orders.ts';
import { outbox } from '../../database/tables/outbox.ts';
import { buildApplet } from '../../support/buildApplet.ts';
import { moveOrder } from './queries.ts';

const applet = await buildApplet();
const done = { status: 200, errcode: 0, errmsg: '' };
const settled = { status: 200, errcode: 409, errmsg: '订单已完成或已关闭，请刷新后查看' };
const missing = { status: 200, errcode: 404, errmsg: '订单不存在' };

const list = async (status: OrderStatus) =>
  (await applet.read(orderList, { shop_id: 1, page: 1, size: 1000, status }, 'demo')).orders;
const everything = () => applet.database.select().from(orders).orderBy(orders.id);
const anOrder = async (status: OrderStatus) => {
  const [row] = await applet.database
    .insert(orders)
    .values({ ...sample, serial_num: nextSerial(), status })
    .returning();
  return row?.id ?? 0;
};
const sample = {
  ...{ shop_id: 1, receiver_name: '王伟', phone: '6045550101', address: '自提', shipping_method: 2 as const },
  ...{ total_price: '12.00', transportation_cost: '0.00' },
};
let serial = 0;
const nextSerial = () => {
  serial += 1;
  return `T${serial}`;
};

test.each<[string, typeof orderConfirm, OrderStatus, OrderStatus, typeof done]>([
  ['in progress is complete when its receipt is confirmed', orderConfirm, 1, 2, done],
  ['in progress is closed when it is cancelled', orderCancel, 1, 4, done],
  ['complete (2) cannot be confirmed again', orderConfirm, 2, 2, settled],
  ['complete (3) cannot be confirmed again', orderConfirm, 3, 3, settled],
  ['complete (2) cannot be cancelled', orderCancel, 2, 2, settled],
  ['complete (3) cannot be cancelled', orderCancel, 3, 3, settled],
  ['closed cannot be confirmed', orderConfirm, 4, 4, settled],
  ['closed cannot be cancelled again', orderCancel, 4, 4, settled],
])('O3 an order that is %s', async (_, row, from, to, reply) => {
  const order_id = await anOrder(from);
  const before = await everything();
  expect(await applet.ask(row, { order_id }, 'demo')).toEqual(reply);
  expect(await everything()).toEqual(before.map((order) => (order.id === order_id ? { ...order, status: to } : order)));
});

it('O1 O3 a settled order leaves its list and stands in the other', async () => {
  const [order] = await list(1);
  await applet.read(orderConfirm, { order_id: order?.id ?? 0 }, 'demo');
  expect((await list(1)).map(({ id }) => id)).not.toContain(order?.id);
  expect((await list(2)).find(({ id }) => id === order?.id)).toEqual({ ...order, status: 2 });
});

it('O3 of a confirmation and a cancellation at once, one is done', async () => {
  const order_id = await anOrder(1);
  const replies = await Promise.all([
    applet.ask(orderConfirm, { order_id }, 'demo'),
    applet.ask(orderCancel, { order_id }, 'demo'),
  ]);
  expect(replies.map(({ errcode }) => errcode).toSorted()).toEqual([0, 409]);
});

it('O3 an order that was moved since it was read is not moved from where it was read', async () => {
  const asRead = { id: await anOrder(1), shop_id: 1, status: 1 } as const;
  expect([await moveOrder(applet.database, asRead, 2), await moveOrder(applet.database, asRead, 4)]).toEqual([
    true,
    false,
  ]);
  const [order] = await applet.database.select().from(orders).where(eq(orders.id, asRead.id));
  expect(order?.status).toBe(2);
});

it.each([orderConfirm, orderCancel, orderEmail])('O3 $path says that an order is not there', async (row) => {
  expect(await applet.ask(row, { order_id: 999_999 }, 'demo')).toEqual(missing);
});

it('O3 an order is written in full into a letter to whoever asks for it', async () => {
  const order = (await list(2)).find(({ receiver_name }) => receiver_name === '王美玲');
  await applet.read(orderEmail, { order_id: order?.id ?? 0 }, 'demo');
  const [kept] = await applet.database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(kept).toMatchObject({ kind: 'letter', recipients: ['demo@example.com'], written_at: applet.needs.clock() });
  expect(kept?.subject).toBe('掌柜台：订单 S120260001');
  expect(kept?.body).toBe(
    [
      '店铺：温村华人团购',
      '订单号：S120260001（交易完成）',
      '收货人：王美玲',
      '电话：6045550101',
      '地址：8888 Saba Rd, Richmond, BC',
      '配送方式：货到付款',
      '',
      '- 手工猪肉白菜水饺（50只） × 2，单价 18.99',
      '- 上海青（2磅） × 1，单价 4.99',
      '',
      '运费：5.99',
      '总价：48.96',
      '',
    ].join('\n'),
  );
  expect(kept?.is_private).toBe(false);
});

it('O3 a letter changes nothing of its order, whatever its status, and goes to the colleague who asks', async () => {
  for (const status of [1, 2, 3, 4] as const) {
    const order_id = await anOrder(status);
    await applet.read(orderEmail, { order_id }, 'admin');
    const [order] = await applet.database.select().from(orders).where(eq(orders.id, order_id));
    expect(order?.status).toBe(status);
  }
  const letters = await applet.database.select().from(outbox).orderBy(desc(outbox.id)).limit(4);
  expect(letters.map(({ recipients }) => recipients)).toEqual(Array.from({ length: 4 }, () => ['admin@example.com']));
});
