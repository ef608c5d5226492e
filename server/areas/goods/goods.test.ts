import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { goodsAdd, goodsDelete, goodsInfo, goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { tagList } from '#schemas/endpoints/tags.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const onSale = { shop_id: 1, page: 1, size: 500, status: 1 } as const;
const bare = { shop_id: 1, name: '豆浆', price: '2.50', stock: 10, type: 1 } as const;

const add = async (fields: Partial<z.output<typeof goodsAdd.request>>) =>
  (await applet.read(goodsAdd, { ...bare, ...fields }, 'demo')).product_id;
const read = async (product_id: number) => (await applet.read(goodsInfo, { product_id }, 'demo')).goods;

it('G1 lists what is on sale and what is off the shelf apart, the newest first', async () => {
  const sold = await applet.read(goodsList, onSale, 'demo');
  const off = await applet.read(goodsList, { ...onSale, status: 2 }, 'demo');
  expect(sold.total_count + off.total_count).toBe(60);
  expect(sold.products.every(({ status }) => status === 1)).toBe(true);
  expect(off.products.every(({ status }) => status === 2)).toBe(true);
  const ids = sold.products.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

it('G1 gives one page at a time and says where it stands', async () => {
  const { products, ...position } = await applet.read(goodsList, { ...onSale, page: 3, size: 20 }, 'demo');
  const total_count = (await applet.read(goodsList, onSale, 'demo')).total_count;
  expect(position).toEqual({ current_page: 3, total_page: Math.ceil(total_count / 20), total_count });
  expect(products).toHaveLength(total_count - 40);
  expect((await applet.read(goodsList, { ...onSale, page: 9 }, 'demo')).products).toEqual([]);
});

it.each([
  ['page', 0],
  ['page', -1],
  ['size', 0],
  ['size', 1001],
])('G1 refuses a list with %s %i', async (field, value) => {
  const reply = await applet.ask(goodsList, { ...onSale, [field]: value }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg: `参数错误：${field}` });
});

it('G1 refuses a status that goods do not have', async () => {
  const fields = { shop_id: '1', page: '1', size: '10', status: '3' };
  expect((await applet.send(goodsList, fields, 'demo')).errmsg).toBe('参数错误：status');
});

it('G4 new goods are on sale, sold to nobody, with everything as it was written', async () => {
  const written = {
    name: '现磨豆浆',
    description: [
      { type: 1 as const, text: '非转基因黄豆' },
      { type: 2 as const, text: '/files/image/seed_tofu.webp' },
      { type: 3 as const, text: '<p>趁热喝</p>' },
    ],
    imgs: ['/files/image/b.webp', '/files/image/a.webp'],
    tag_id: 2,
    price: '2.5',
  };
  const id = await add(written);
  expect(await read(id)).toEqual({ ...bare, ...written, id, shop_id: undefined, total_sales: 0, status: 1, spec: [] });
  expect((await applet.read(goodsList, onSale, 'demo')).products[0]?.id).toBe(id);
});

it('G4 goods without tag, pictures and description have none', async () => {
  expect(await read(await add({}))).toMatchObject({ tag_id: 0, imgs: [], description: [] });
});

it.each([
  ['name', ' ', '请输入商品名称'],
  ['price', '1.234', '价格格式不正确'],
  ['price', '', '参数错误：price'],
  ['stock', '-1', '库存必须是不小于 0 的整数'],
  ['stock', '很多', '参数错误：stock'],
  ['type', '4', '参数错误：type'],
  ['imgs', '/a.webp', '参数错误：imgs'],
  ['description', '[{"type":9,"text":"?"}]', '参数错误：description.0.type'],
  ['name', '坏\0字', '参数错误：name'],
  ['imgs', '["\\ud800"]', '参数错误：imgs.0'],
])('G4 refuses %s %j', async (field, value, errmsg) => {
  const before = (await applet.read(goodsList, onSale, 'demo')).total_count;
  const fields = { shop_id: '1', name: '豆浆', price: '2.50', stock: '10', type: '1', [field]: value };
  expect(await applet.send(goodsAdd, fields, 'demo')).toEqual({ status: 200, errcode: 400, errmsg });
  expect((await applet.read(goodsList, onSale, 'demo')).total_count).toBe(before);
});

it('G3 toggling the status sends the status alone and leaves the rest as it is', async () => {
  const id = await add({ tag_id: 1, imgs: ['/a.webp'] });
  const before = await read(id);
  await applet.read(goodsUpdate, { shop_id: 1, product_id: id, status: 2 }, 'demo');
  expect(await read(id)).toEqual({ ...before, status: 2 });
  await applet.read(goodsUpdate, { shop_id: 1, product_id: id, status: 1 }, 'demo');
  expect(await read(id)).toEqual(before);
});

it('G7 changes what is sent, names trimmed', async () => {
  const id = await add({ tag_id: 1 });
  await applet.read(goodsUpdate, { shop_id: 1, product_id: id, name: ' 甜豆浆 ', stock: 0, tag_id: 0 }, 'demo');
  expect(await read(id)).toMatchObject({ name: '甜豆浆', stock: 0, tag_id: 0, price: '2.50' });
});

it('G7 a refused update changes nothing', async () => {
  const id = await add({});
  const before = await read(id);
  const reply = await applet.ask(goodsUpdate, { shop_id: 1, product_id: id, name: '改名', tag_id: 9999 }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 404, errmsg: '标签不存在' });
  expect(await read(id)).toEqual(before);
});

it('G3 deleted goods are gone, and a second delete says so', async () => {
  const id = await add({ tag_id: 3 });
  const held = async () => (await applet.read(tagList, { shop_id: 1 }, 'demo')).tags[2]?.product_count ?? 0;
  const before = await held();
  await applet.read(goodsDelete, { shop_id: 1, product_id: id }, 'demo');
  expect(await held()).toBe(before - 1);
  const missing = { status: 200, errcode: 404, errmsg: '商品不存在' };
  expect(await applet.ask(goodsInfo, { product_id: id }, 'demo')).toEqual(missing);
  expect(await applet.ask(goodsDelete, { shop_id: 1, product_id: id }, 'demo')).toEqual(missing);
});

it('T5 goods cannot be reached through another shop of the same merchant', async () => {
  const id = await add({});
  expect((await applet.ask(goodsUpdate, { shop_id: 2, product_id: id, stock: 1 }, 'demo')).errcode).toBe(404);
  expect((await read(id)).stock).toBe(10);
});

it('T5 a tag of another merchant is not given to goods', async () => {
  const [foreign] = (await applet.read(tagList, { shop_id: 3 }, 'rival')).tags;
  expect((await applet.ask(goodsAdd, { ...bare, tag_id: foreign?.id ?? 0 }, 'demo')).status).toBe(403);
});
