import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { login } from '#schemas/endpoints/account.ts';
import { grouponInfo, grouponList, grouponRelease, grouponUpdate } from '#schemas/endpoints/groupons.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const rice = { name: '五常新米 10 公斤', price: '38.00', description: '真空装', limit: 5, img: '/a.webp', amount: 200 };
const written: z.output<typeof grouponRelease.request> = {
  shop_id: 1,
  name: '早稻新米团',
  delivery: 2,
  description: [
    { type: 1, text: '新米到港' },
    { type: 2, text: '/files/image/seed_rice.webp' },
    { type: 3, text: '<p>先到先得</p>' },
  ],
  img: '/files/image/seed_rice.webp',
  start_date: '2026-03-08',
  end_date: '2026-03-15',
  products: [rice],
  status: 1,
  address: '',
};

const release = async (fields: Partial<typeof written> = {}) =>
  (await applet.read(grouponRelease, { ...written, ...fields }, 'demo')).groupon_id;
const read = async (groupon_id: number) => (await applet.read(grouponInfo, { groupon_id }, 'demo')).groupon;
const update = (groupon_id: number, fields: Partial<typeof written>) =>
  applet.ask(grouponUpdate, { ...written, ...fields, groupon_id }, 'demo');
const newest = () => applet.read(grouponList, { shop_id: 1, page: 1, size: 1 }, 'demo');

it('B6 a released group-buy is the newest of its shop, with everything as it was written', async () => {
  const { total_count } = await newest();
  const id = await release({ name: ' 早稻新米团 ' });
  const expected = {
    id,
    name: '早稻新米团',
    delivery: 2,
    description: written.description,
    img: written.img,
    start_time: '2026-03-08',
    end_time: '2026-03-15',
    status: 1,
    pickup_address: '',
    products: [{ id: expect.any(Number), ...rice }],
  };
  expect(await read(id)).toEqual(expected);
  expect(await newest()).toMatchObject({ total_count: total_count + 1, groupons: [expected] });
});

it('B6 T6 on the wire its days are the seconds at which they begin in UTC, its blocks have a content', async () => {
  const groupon_id = await release({ start_date: '2024-02-29', end_date: '2024-02-29' });
  const { login_session } = await applet.read(login, { email: 'demo@example.com', pwd: 'demo12345' });
  const headers = { 'Login-Session': login_session };
  const response = await applet.fetch(`${grouponInfo.path}?groupon_id=${groupon_id}`, { headers });
  const groupon = {
    start_time: 1_709_164_800,
    end_time: 1_709_164_800,
    description: expect.stringContaining('content'),
  };
  expect(await response.json()).toMatchObject({ errcode: 0, groupon });
});

it('B3 a pick-up address is kept with self-pickup', async () => {
  expect(await read(await release({ delivery: 1, address: '三联广场 1 号门' }))).toMatchObject({
    delivery: 1,
    pickup_address: '三联广场 1 号门',
  });
});

it('B7 a copy sent with the ids of its source is a new group-buy with products of its own', async () => {
  const source = await read(await release());
  const copy = await read(await release({ products: source.products }));
  expect(copy.id).not.toBe(source.id);
  expect(copy.products).toEqual([{ ...rice, id: expect.any(Number) }]);
  expect(copy.products[0]?.id).not.toBe(source.products[0]?.id);
  expect(await read(source.id)).toEqual(source);
});

it.each<[string, Partial<typeof written>, string]>([
  ['B5 without a name', { name: ' ' }, '请输入团购名称'],
  ['B5 without a description', { description: [] }, '请填写描述'],
  ['B5 with a description that says nothing', { description: [{ type: 1, text: ' ' }] }, '请填写描述'],
  ['B5 without a big image', { img: '' }, '请上传图片'],
  ['B5 without products', { products: [] }, '请至少添加一个团购商品'],
  ['B4 with a product without a name', { products: [{ ...rice, name: ' ' }] }, '请输入商品名称'],
  ['B4 with fewer than no pieces', { products: [{ ...rice, amount: -1 }] }, '参数错误：products'],
  ['B3 that ends before it starts', { end_date: '2026-03-07' }, '结束日期不能早于开始日期'],
  ['B3 of a year that never was', { start_date: '0000-12-31' }, '参数错误：start_date'],
  ['B2 with a status that the form does not offer', { status: 3 }, '参数错误：status'],
])('%s is refused, released and changed alike, and nothing is written', async (_, fields, errmsg) => {
  const id = await release();
  const before = [await newest(), await read(id)];
  const refused = { status: 200, errcode: 400, errmsg };
  expect(await applet.ask(grouponRelease, { ...written, ...fields }, 'demo')).toEqual(refused);
  expect(await update(id, { ...fields, img: fields.img ?? '/other.webp' })).toEqual(refused);
  expect([await newest(), await read(id)]).toEqual(before);
});

it.each([
  ['B4', 'price', '1.234', '请输入正确的商品价格'],
  ['B4', 'price', '12345678901', '请输入正确的商品价格'],
  ['B4', 'limit', -1, '限制购买数量必须大于0'],
  ['T2', 'amount', '很多', '参数错误：products.0.amount'],
])('%s a product with the %s %j is refused', async (_, field, value, errmsg) => {
  const fields = {
    ...{ shop_id: '1', name: '团', delivery: '2', img: '/a.webp', status: '1', address: '' },
    ...{ start_date: '2026-03-08', end_date: '2026-03-15', description: '[{"type":1,"content":"好"}]' },
    products: JSON.stringify([{ ...rice, [field]: value }]),
  };
  const { total_count } = await newest();
  expect(await applet.send(grouponRelease, fields, 'demo')).toEqual({ status: 200, errcode: 400, errmsg });
  expect((await newest()).total_count).toBe(total_count);
});

it.each([
  ['start_date', '2026-02-30'],
  ['end_date', '1773532800'],
  ['delivery', '3'],
  ['description', 'text'],
])('B6 names %s when it is %j', async (field, value) => {
  const fields = {
    ...{ shop_id: '1', name: '团', delivery: '2', img: '/a.webp', status: '1', address: '' },
    ...{ start_date: '2026-03-08', end_date: '2026-03-15', description: '[{"type":1,"content":"好"}]' },
    products: JSON.stringify([rice]),
  };
  const reply = await applet.send(grouponRelease, { ...fields, [field]: value }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg: `参数错误：${field}` });
});

it('B2 every status the form offers may follow every other', async () => {
  const id = await release();
  for (const status of [0, 2, 1, 2, 0, 1] as const) {
    expect(await update(id, { status })).toMatchObject({ errcode: 0 });
    expect((await read(id)).status).toBe(status);
  }
});

it('B2 the ended status that the form does not offer stays when it is there', async () => {
  const { groupons } = await applet.read(grouponList, { shop_id: 1, page: 1, size: 1000 }, 'demo');
  const ended = groupons.find(({ status }) => status === 3);
  expect(await update(ended?.id ?? 0, { status: 3 })).toMatchObject({ errcode: 0 });
  expect(await read(ended?.id ?? 0)).toMatchObject({ status: 3, name: written.name });
  expect(await update(ended?.id ?? 0, { status: 1 })).toMatchObject({ errcode: 0 });
  expect(await update(ended?.id ?? 0, { status: 3 })).toMatchObject({ errmsg: '参数错误：status' });
});

it('B6 a change answers the id, and leaves other group-buys alone', async () => {
  const [id, other] = [await release(), await release()];
  const untouched = await read(other);
  const changed = { ...written, name: '晚稻新米团', end_date: '2026-03-20' };
  expect(await applet.read(grouponUpdate, { ...changed, groupon_id: id }, 'demo')).toEqual({ groupon_id: id });
  expect(await read(id)).toMatchObject({ name: '晚稻新米团', end_time: '2026-03-20' });
  expect(await read(other)).toEqual(untouched);
});

it('B6 a group-buy cannot be changed through another shop, and one that is not there cannot be changed', async () => {
  const id = await release();
  const before = await read(id);
  const missing = { status: 200, errcode: 404, errmsg: '团购不存在' };
  expect(await update(id, { shop_id: 2, name: '改名' })).toEqual(missing);
  expect(await update(999_999, { name: '改名' })).toEqual(missing);
  expect(await applet.ask(grouponInfo, { groupon_id: 999_999 }, 'demo')).toEqual(missing);
  expect(await read(id)).toEqual(before);
});
