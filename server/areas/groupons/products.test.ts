import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { grouponInfo, grouponProductDelete, grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import type { GrouponProduct } from '#schemas/entities/groupon.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const rice = { name: '五常新米', price: '38.00', description: '', limit: 5, img: '', amount: 200 };
const oil = { name: '山茶油', price: '26.5', description: '冷榨', limit: 0, img: '/b.webp', amount: 30 };
const flour = { name: '雪花粉', price: '12.00', description: '', limit: 0, img: '', amount: 80 };
const bare: Omit<z.output<typeof grouponRelease.request>, 'products'> = {
  ...{ shop_id: 1, name: '粮油团', delivery: 2, status: 1, img: '/a.webp', address: '' },
  ...{ start_date: '2026-03-08', end_date: '2026-03-15', description: [{ type: 1, text: '粮油' }] },
};

const release = async (...products: GrouponProduct[]) =>
  (await applet.read(grouponRelease, { ...bare, products }, 'demo')).groupon_id;
const update = (groupon_id: number, ...products: GrouponProduct[]) =>
  applet.ask(grouponUpdate, { ...bare, groupon_id, products }, 'demo');
const offered = async (groupon_id: number) => (await applet.read(grouponInfo, { groupon_id }, 'demo')).groupon.products;
const ids = async (groupon_id: number) => (await offered(groupon_id)).map(({ id }) => id ?? 0);
const drop = (groupon_id: number, product_id: number) =>
  applet.ask(grouponProductDelete, { groupon_id, product_id }, 'demo');

it('B6 changes products with an id, adds those without, and keeps those not sent behind them', async () => {
  const id = await release(rice, oil);
  const [first = 0, second = 0] = await ids(id);
  expect(await update(id, flour, { ...oil, id: second, name: ' 山茶油 1 升 ', price: '27' })).toMatchObject({
    errcode: 0,
  });
  expect(await offered(id)).toEqual([
    { ...flour, id: expect.any(Number) },
    { ...oil, id: second, name: '山茶油 1 升', price: '27' },
    { ...rice, id: first },
  ]);
});

it('B6 refuses a product of another group-buy and one sent twice, and changes nothing', async () => {
  const id = await release(rice, oil);
  const [first = 0] = await ids(id);
  const [foreign = 0] = await ids(await release(flour));
  const before = await offered(id);
  const missing = { status: 200, errcode: 404, errmsg: '团购商品不存在' };
  expect(await update(id, { ...rice, id: first, price: '1' }, { ...flour, id: foreign })).toEqual(missing);
  const twice = await update(id, { ...rice, id: first }, { ...oil, id: first });
  expect(twice).toEqual({ status: 200, errcode: 400, errmsg: '参数错误：products' });
  expect(await offered(id)).toEqual(before);
});

it('B5 removes one product, and a second time says that it is gone', async () => {
  const id = await release(rice, oil);
  const [first = 0, second = 0] = await ids(id);
  expect(await drop(id, first)).toEqual({ status: 200, errcode: 0, errmsg: '' });
  expect(await ids(id)).toEqual([second]);
  expect(await drop(id, first)).toEqual({ status: 200, errcode: 404, errmsg: '团购商品不存在' });
});

it('B5 the last product stays', async () => {
  const id = await release(rice);
  const before = await offered(id);
  expect(await drop(id, before[0]?.id ?? 0)).toEqual({ status: 200, errcode: 409, errmsg: '团购至少保留一个商品' });
  expect(await offered(id)).toEqual(before);
});

it('B5 of two products removed at once, one stays', async () => {
  const id = await release(rice, oil);
  const [first = 0, second = 0] = await ids(id);
  const replies = await Promise.all([drop(id, first), drop(id, second)]);
  expect(replies.map(({ errcode }) => errcode).toSorted()).toEqual([0, 409]);
  expect(await offered(id)).toHaveLength(1);
});

it('B5 a product is removed through its own group-buy only', async () => {
  const id = await release(rice, oil);
  const [foreign = 0, ...others] = await ids(await release(flour, oil));
  expect((await drop(id, foreign)).errcode).toBe(404);
  expect(others).toHaveLength(1);
  expect((await drop(999_999, foreign)).errmsg).toBe('团购不存在');
});
