import { expect, it } from 'vitest';
import { orderList, orderRateInfo, orderRateReply } from '#schemas/endpoints/orders.ts';
import { orderRates } from '../../database/tables/orders.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const complete = (await applet.read(orderList, { shop_id: 1, page: 1, size: 100, status: 2 }, 'demo')).orders;
const linesOf = (receiver: string) => {
  const order = complete.find(({ receiver_name }) => receiver_name === receiver);
  return (order?.purchase_records ?? []).map(({ product }) => ({ order_id: order?.id ?? 0, product_id: product.id }));
};
const nothing = { order_id: 0, product_id: 0 };
const [dumplings = nothing, greens = nothing] = linesOf('王美玲');
const [late = nothing, unrated = nothing] = linesOf('刘志远');
const read = async (line: typeof nothing) => (await applet.read(orderRateInfo, line, 'demo')).rating;
const everything = () => applet.database.select().from(orderRates).orderBy(orderRates.id);

it('O4 gives the rating of one product of an order, with the reply to it', async () => {
  expect(await read(dumplings)).toEqual({
    rate_id: expect.any(Number),
    rate: 5,
    comment: '皮薄馅大，孩子一口气吃了十个，下次还买！',
    reply: '谢谢王姐，下周有玉米猪肉馅，给您留一份。',
  });
});

it('O4 a rating that nobody replied to has an empty reply, a product that is not rated has none', async () => {
  expect(await read(greens)).toMatchObject({ rate: 4, reply: '' });
  expect(await read(unrated)).toBeNull();
});

it('O4 refuses a product that is not in the order, and an order that is not there', async () => {
  const elsewhere = await applet.ask(orderRateInfo, { ...dumplings, product_id: late.product_id }, 'demo');
  expect(elsewhere).toEqual({ status: 200, errcode: 404, errmsg: '订单中没有该商品' });
  const gone = await applet.ask(orderRateInfo, { ...dumplings, order_id: 999_999 }, 'demo');
  expect(gone).toEqual({ status: 200, errcode: 404, errmsg: '订单不存在' });
});

it('O4 a reply is kept, trimmed, and may be written anew; other ratings stay as they are', async () => {
  const before = await everything();
  const rate_id = (await read(late))?.rate_id ?? 0;
  for (const reply of ['马上处理', '抱歉让您久等，下次优先派送。']) {
    await applet.read(orderRateReply, { rate_id, reply: ` ${reply} ` }, 'demo');
    expect(await everything()).toEqual(before.map((rate) => (rate.id === rate_id ? { ...rate, reply } : rate)));
  }
});

it('O4 refuses a reply that says nothing, and one to a rating that is not there', async () => {
  const before = await everything();
  const rate_id = (await read(greens))?.rate_id ?? 0;
  const blank = await applet.ask(orderRateReply, { rate_id, reply: ' ' }, 'demo');
  expect(blank).toEqual({ status: 200, errcode: 400, errmsg: '请输入回复内容' });
  const gone = await applet.ask(orderRateReply, { rate_id: 999_999, reply: '谢谢' }, 'demo');
  expect(gone).toEqual({ status: 200, errcode: 404, errmsg: '评价不存在' });
  expect(await everything()).toEqual(before);
});
