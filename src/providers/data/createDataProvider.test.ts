import type { DataProvider } from '@refinedev/core';
import { expect, it, test } from 'vitest';
import { clubs } from '#resources/clubs/clubs.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { orders } from '#resources/orders/orders.ts';
import { tags } from '#resources/tags/tags.ts';
import { goodsAdd, goodsDelete, goodsInfo, goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { grouponInfo, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { orderList } from '#schemas/endpoints/orders.ts';
import { clubSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { tagList } from '#schemas/endpoints/tags.ts';
import { buildHttp, content, failureOf, serve } from '../../../tests/support/builders.ts';
import { type CallTable, createDataProvider } from './createDataProvider.ts';

const resources = { goods, tags, orders, clubs, groupons };
const table: CallTable = resources;

const build = (): DataProvider => createDataProvider(buildHttp().call, table);
const meta = { scope: 3 };
const first = [{ field: 'status', operator: 'eq', value: 1 }] as const;
const order = { id: 1, serial_num: 'A1' };
const dumplings = { id: 7, name: '水饺', stock: 2, price: '12.50' };

it('G1 a list asks for its page, its shop and its tab', async () => {
  const heard = serve(goodsList, () => content({ products: [dumplings], total_count: '501' }));
  const list = await build().getList({
    resource: 'goods',
    pagination: { currentPage: 2, pageSize: 500 },
    filters: [...first],
    meta,
  });
  expect(heard[0]?.url.search).toBe('?shop_id=3&page=2&size=500&status=1');
  expect(list).toEqual({
    data: [expect.objectContaining({ id: 7, name: '水饺', stock: 2, price: '12.50' })],
    total: 501,
  });
});

it('a list without a word about pages asks for the first 20', async () => {
  const heard = serve(orderList, () => content({ orders: [] }));
  await build().getList({ resource: 'orders', filters: [...first], meta });
  expect(heard[0]?.url.search).toBe('?shop_id=3&page=1&size=20&status=1');
});

test.each([
  ['a full first page', 1, 10, { total: 11, open: true }],
  ['a full third page', 3, 10, { total: 31, open: true }],
  ['a page that is not full', 3, 4, { total: 24, open: true }],
  ['an empty page', 1, 0, { total: 0, open: true }],
])('O1 where no total is told, %s tells whether there is a next one', async (_, currentPage, found, told) => {
  serve(orderList, () =>
    content({ orders: Array.from({ length: found }, (_, index) => ({ ...order, id: index + 1 })) }),
  );
  const { data, ...rest } = await build().getList({
    resource: 'orders',
    pagination: { currentPage, pageSize: 10 },
    filters: [...first],
    meta,
  });
  expect(data).toHaveLength(found);
  expect(rest).toEqual(told);
});

it('O1 a total that did not arrive is treated as one that is not told', async () => {
  serve(goodsList, () => content({ products: [dumplings] }));
  const list = await build().getList({
    resource: 'goods',
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [...first],
    meta,
  });
  expect(list).toMatchObject({ total: 2, open: true });
});

it('C1 a list that comes whole has as many as came', async () => {
  serve(tagList, () =>
    content({
      tags: [
        { id: 1, name: '热销' },
        { id: 2, name: '新品' },
      ],
    }),
  );
  expect(await build().getList({ resource: 'tags', meta })).toMatchObject({ total: 2 });
});

it('G8 one record is asked for by its id, which the address may hold as a text', async () => {
  const heard = serve(goodsInfo, () => content({ goods: dumplings }));
  expect(await build().getOne({ resource: 'goods', id: '7', meta })).toEqual({
    data: expect.objectContaining({ id: 7, name: '水饺' }),
  });
  expect(heard[0]?.url.search).toBe('?product_id=7');
});

it('G7 a new record is sent for its shop and comes back with its id', async () => {
  const heard = serve(goodsAdd, () => content({ product_id: 12 }));
  const variables = { name: '水饺', stock: 2, type: 1, price: '12.50' };
  expect(await build().create({ resource: 'goods', variables, meta })).toEqual({ data: { ...variables, id: 12 } });
  expect(heard[0]).toMatchObject({
    method: 'POST',
    body: 'shop_id=3&name=%E6%B0%B4%E9%A5%BA&price=12.50&stock=2&type=1',
  });
});

it('G3 an update sends what is written and nothing else', async () => {
  const heard = serve(goodsUpdate, () => content());
  const written = { resource: 'goods', id: 7, variables: { status: 2 }, meta };
  expect(await build().update(written)).toEqual({ data: { id: 7, status: 2 } });
  expect(heard[0]?.body).toBe('shop_id=3&product_id=7&status=2');
});

const club = {
  ...{ id: 5, name: '徒步群', img: '/a.png', intro_desc: '', status: 1, type: 7, city: 6, business_hour: '全天' },
  ...{ address: '', phone: '6045550151', video: '', description: '[{"type":1,"text":"走"}]', tags: '["户外"]' },
};

it('V4 where the applet writes a record whole, what is not given is read first and goes back as it is', async () => {
  serve(shopRecordInfo, () => content({ shop: club }));
  const heard = serve(clubSave, () => content({ id: 5 }));
  await build().update({ resource: 'clubs', id: 5, variables: { status: 2 } });
  const sent = Object.fromEntries(new URLSearchParams(heard[0]?.body));
  expect(sent).toEqual({ ...club, id: '5', type: '7', city: '6', status: '2' });
});

it('B6 a record whose every field is given is not read before it is written', async () => {
  const read = serve(grouponInfo, () => content());
  const heard = serve(grouponUpdate, () => content({ groupon_id: 5 }));
  const days = { start_time: '2026-03-08', end_time: '2026-03-15' };
  const variables = { name: '团', delivery: 2, description: [], img: '/a.png', products: [], status: 1, ...days };
  await build().update({ resource: 'groupons', id: 5, variables, meta });
  expect([heard.length, read]).toEqual([1, []]);
});

it('V4 CL-E5 what the applet knows of a record beyond its fields goes back as it is', async () => {
  serve(shopRecordInfo, () => content({ shop: { ...club, rank: 3, wechat: { id: 9 } } }));
  const heard = serve(clubSave, () => content({ id: 5 }));
  const { id, type, ...variables } = { ...club, description: [{ type: 1, text: '走' }], tags: ['户外'] };
  await build().update({ resource: 'clubs', id, variables });
  const sent = Object.fromEntries(new URLSearchParams(heard[0]?.body));
  expect(sent).toEqual({ ...club, id: '5', type: String(type), city: '6', status: '1', rank: '3', wechat: '{"id":9}' });
});

it('T6 V4 a record that did not arrive whole is not written over', async () => {
  serve(shopRecordInfo, () => content({ shop: { ...club, tags: '{"not": "a list"}' } }));
  const heard = serve(clubSave, () => content({ id: 5 }));
  const failure = await failureOf(build().update({ resource: 'clubs', id: 5, variables: { status: 2 } }));
  expect(failure.message).toContain('"tags"');
  expect(heard).toHaveLength(0);
});

it('G3 a deletion names the shop and the record', async () => {
  const heard = serve(goodsDelete, () => content());
  expect(await build().deleteOne({ resource: 'goods', id: '7', meta })).toEqual({ data: { id: 7 } });
  expect(heard[0]).toMatchObject({ method: 'POST', body: 'shop_id=3&product_id=7' });
});

it('R8 without a shop nothing of a shop is asked for', async () => {
  const heard = serve(tagList, () => content({ tags: [] }));
  expect(await failureOf(build().getList({ resource: 'tags' }))).toMatchObject({ kind: 'request' });
  expect(await failureOf(build().getList({ resource: 'tags', meta: { scope: '3' } }))).toMatchObject({
    kind: 'request',
  });
  expect(heard).toHaveLength(0);
});

test.each([
  ['an unknown resource', 'pets', 'Failed to getList "pets": the applet does not serve it.'],
  ['a name every object has', 'constructor', 'Failed to getList "constructor"'],
])('%s is refused by name', async (_, resource, message) => {
  await expect(build().getList({ resource, meta })).rejects.toThrow(message);
});

it('a verb that the applet does not serve is refused by name', async () => {
  await expect(build().deleteOne({ resource: 'orders', id: 1, meta })).rejects.toThrow(
    'Failed to deleteOne "orders": the applet does not serve it. Declare it in the resource\'s calls.',
  );
});

test.each([
  ['contains', { field: 'name', operator: 'contains', value: '水' }],
  ['or', { operator: 'or', value: [] }],
] as const)('a filter with the operator %s is refused rather than dropped', async (operator, filter) => {
  const asked = operator === 'or' ? { operator, value: [] } : filter;
  await expect(build().getList({ resource: 'tags', filters: [asked], meta })).rejects.toThrow(
    `Failed to filter: the applet knows no operator "${operator}".`,
  );
});

test.each([
  ['no list', { orders: undefined }, 'orders'],
  ['a word', { orders: 'none' }, 'orders'],
])('T6 an answer with %s where the records belong is a failure that names the field', async (_, fields, field) => {
  serve(orderList, () => content(fields));
  const failure = await failureOf(build().getList({ resource: 'orders', filters: [...first], meta }));
  expect(failure).toMatchObject({ kind: 'contract', sentence: '服务器错误，请稍后再试' });
  expect(failure.message).toContain(`"${field}"`);
});

it('T6 an answer without the record is a failure that names the field', async () => {
  serve(goodsInfo, () => content({ goods: { name: '没有编号' } }));
  const failure = await failureOf(build().getOne({ resource: 'goods', id: 7, meta }));
  expect(failure.message).toContain('the answer\'s field "goods" is missing or wrong.');
});

it('T9 a list that nobody waits for any more is called off', async () => {
  const heard = serve(tagList, () => content({ tags: [] }));
  const failure = await failureOf(
    build().getList({ resource: 'tags', meta: { ...meta, signal: AbortSignal.abort() } }),
  );
  expect(failure.kind).toBe('aborted');
  expect(heard).toHaveLength(0);
});

it('says where the applet is', () => {
  expect(build().getApiUrl()).toBe('/api/applet');
});
