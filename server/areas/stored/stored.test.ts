import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { journalList } from '#schemas/endpoints/journal.ts';
import { storedChanges } from '#schemas/endpoints/stored.ts';
import { requestIdKey, sessionKey } from '#schemas/limits.ts';
import { storedRecords } from '../../database/tables/storedRecords.ts';
import { buildApplet, type Who } from '../../support/buildApplet.ts';
import { digestTables } from '../../support/digestTables.ts';
import { coupons, declaredAs } from '../../support/storedCoupons.ts';

const file = (...resources: Record<string, unknown>[]) => ({ resources });
const beside = declaredAs(file(coupons));
const applet = await buildApplet({ stored: beside.stored });
beforeEach(() => beside.declare(file(coupons)));

const answer = z.looseObject({
  errcode: z.number(),
  errmsg: z.string(),
  coupon_id: z.optional(z.number()),
  coupon: z.optional(z.record(z.string(), z.unknown())),
  coupons: z.optional(z.array(z.record(z.string(), z.unknown()))),
  total_count: z.optional(z.number()),
});
type Fields = Readonly<Record<string, string>>;

async function call(method: 'GET' | 'POST', path: string, fields: Fields, who: Who = 'demo', id?: string) {
  const headers = { [sessionKey]: await applet.sessionOf(who), ...(id !== undefined && { [requestIdKey]: id }) };
  const form = new URLSearchParams(fields);
  const at = `/api/applet/merchant/${path}`;
  const response = await (method === 'GET'
    ? applet.fetch(`${at}?${form}`, { headers })
    : applet.fetch(at, { method, headers, body: form }));
  return { status: response.status, ...z.parse(answer, await response.json()) };
}
const add = (fields: Fields, who?: Who, id?: string) =>
  call('POST', 'coupon/add', { shop_id: '1', ...fields }, who, id);
const update = (fields: Fields, who?: Who) => call('POST', 'coupon/update', { shop_id: '1', ...fields }, who);
const read = (id: unknown, who?: Who) => call('GET', 'coupon/info/get', { shop_id: '1', coupon_id: String(id) }, who);
const list = (fields: Fields = {}, who?: Who) => call('GET', 'coupons', { shop_id: '1', ...fields }, who);
const names = async (fields: Fields = {}) => (await list(fields)).coupons?.map(({ name }) => name);

test('a declared resource is listed, added, changed and deleted by calls named as the applet names its own', async () => {
  const { coupon_id } = await add({
    name: '新客',
    amount: '5.50',
    stock: '3',
    open: '1',
    tags: '["老客"]',
    until: '2026-03-31',
  });
  const whole = { id: coupon_id, name: '新客', amount: '5.50', stock: 3, open: 1, tags: ['老客'], until: '2026-03-31' };
  expect((await read(coupon_id)).coupon).toEqual(whole);
  expect(await list()).toMatchObject({ errcode: 0, coupons: [whole], total_count: 1 });
  // What is left out stays; what is sent empty is cleared.
  await update({ coupon_id: String(coupon_id), stock: '9', until: '' });
  const { until: _, ...rest } = whole;
  expect((await read(coupon_id)).coupon).toEqual({ ...rest, stock: 9 });
  expect((await call('POST', 'coupon/del', { shop_id: '1', coupon_id: String(coupon_id) })).errcode).toBe(0);
  expect(await read(coupon_id)).toMatchObject({ status: 200, errcode: 404 });
  expect(await names()).toEqual([]);
});

it.each([
  ['what has to be filled in', { name: ' ' }, '请输入券名'],
  ['what is left out and has to be there', { stock: '1' }, '请输入券名'],
  ['a text that is too long', { name: '券'.repeat(21) }, '内容过长：券名'],
  ['too many words', { name: '券', tags: '["a","b","c","d"]' }, '内容过长：人群'],
  ['a number that is none', { name: '券', stock: '很多' }, '参数错误：库存'],
  ['an option that there is not', { name: '券', kind: '7' }, '参数错误：类型'],
  ['a day that does not exist', { name: '券', until: '2026-02-30' }, '参数错误：截止'],
  ['an address that runs', { name: '券', site: 'javascript:alert(1)' }, '参数错误：网址'],
  [
    'a picture that lies elsewhere',
    { name: '券', img: 'https://elsewhere.example/a.png' },
    '图片要上传到这里，不能用别处的地址：图片',
  ],
  ['what no field is called', { name: '券', price: '1' }, '没有这一项：price'],
  ['what every object has', { name: '券', constructor: '1' }, '没有这一项：constructor'],
  ['what only administrators may change', { name: '券', locked: '1' }, '你不能修改审核'],
  ['what only administrators may see', { name: '券', secret: '1' }, '你不能修改底价'],
  ['a text that cannot be kept', { name: '券\0' }, '参数错误：券名'],
  [
    'more than is kept of one record',
    { name: '券', about: `<p>${'长'.repeat(90_000)}</p>` },
    '这条内容太多，最多保存 200 KB',
  ],
])('%s is refused, and nothing is written', async (_, fields, errmsg) => {
  const before = await digestTables(applet.database);
  expect(await add(fields)).toEqual({ status: 200, errcode: 400, errmsg });
  expect(await digestTables(applet.database)).toEqual(before);
});

test('E6 nothing that runs is kept in rich text, also inside of rows', async () => {
  const html = '<p onclick="x()">好</p><script>x()</script>';
  const { coupon_id } = await add({ name: '券', about: html, rows: JSON.stringify([{ note: html }]) });
  expect((await read(coupon_id)).coupon).toMatchObject({ about: '<p>好</p>', rows: [{ note: '<p>好</p>' }] });
});

test('T5 records of another merchant answer 403, of another own shop 404, and nothing changes', async () => {
  const { coupon_id } = await call('POST', 'coupon/add', { shop_id: '3', name: '别家' }, 'rival');
  const id = String(coupon_id);
  const own = String((await add({ name: '自家' })).coupon_id);
  const before = await digestTables(applet.database);
  const tries = [
    call('GET', 'coupons', { shop_id: '3' }),
    call('POST', 'coupon/add', { shop_id: '3', name: '券' }),
    ...['1', '3'].flatMap((shop_id) => [
      call('GET', 'coupon/info/get', { shop_id, coupon_id: id }),
      call('POST', 'coupon/update', { shop_id, coupon_id: id, name: '我的' }),
      call('POST', 'coupon/del', { shop_id, coupon_id: id }),
      call('POST', 'coupon/switch', { shop_id, a_coupon_id: own, b_coupon_id: id }),
    ]),
  ];
  for (const one of tries) expect((await one).status).toBe(403);
  const sister = { shop_id: '2', coupon_id: own };
  expect((await call('POST', 'coupon/update', { ...sister, name: '改' })).errcode).toBe(404);
  expect((await call('POST', 'coupon/del', sister)).errcode).toBe(404);
  expect((await list({}, { session: '' })).status).toBe(403);
  expect(await digestTables(applet.database)).toEqual(before);
  expect(await names()).not.toContain('别家');
});

test('R7 whose role is not below the declared one is refused', async () => {
  const below = { below: 3, reason: '只有管理员' };
  beside.declare(file({ ...coupons, scope: 'global', rights: { create: below, deleteOne: below } }));
  const everyone = (path: string, fields: Fields, who: Who) => call('POST', path, fields, who);
  expect((await everyone('coupon/add', { name: '券' }, 'demo')).status).toBe(403);
  const { coupon_id = 0 } = await everyone('coupon/add', { name: '全站券', secret: '1' }, 'admin');
  expect((await call('GET', 'coupons', {}, 'rival')).coupons).toEqual([{ id: coupon_id, name: '全站券' }]);
  expect((await call('GET', 'coupons', {}, 'admin')).coupons).toMatchObject([{ secret: '1' }]);
  expect((await call('GET', 'coupons', { secret: '1' }, 'rival')).errcode).toBe(400);
  expect((await everyone('coupon/del', { coupon_id: String(coupon_id) }, 'rival')).status).toBe(403);
  beside.declare(file({ ...coupons, scope: 'global', access: below }));
  expect((await call('GET', 'coupons', {}, 'rival')).status).toBe(403);
});

test('a call sent twice under one id is done once', async () => {
  const [first, second] = [
    await add({ name: '一次' }, 'demo', 'deed-12345'),
    await add({ name: '一次' }, 'demo', 'deed-12345'),
  ];
  expect(second.coupon_id).toBe(first.coupon_id);
  expect((await names({ keyword: '一次' }))?.length).toBe(1);
});

test('K10 a line of the journal names the record and its fields, never what stood in them', async () => {
  const { coupon_id } = await add({ name: '记一笔', stock: '7' });
  const { entries } = await applet.read(journalList, { page: 1, size: 1 }, 'admin');
  const line = { call: '/api/applet/merchant/coupon/add', record_id: coupon_id, shop_id: 1, fields: ['name', 'stock'] };
  expect(entries).toMatchObject([line]);
});

test('C2 records are sorted by hand, new ones behind the others', async () => {
  const ids: number[] = [];
  for (const name of ['手甲', '手乙', '手丙']) ids.push((await add({ name, stock: '77' })).coupon_id ?? 0);
  expect(await names({ stock: '77' })).toEqual(['手甲', '手乙', '手丙']);
  const two = { shop_id: '1', a_coupon_id: String(ids[0]), b_coupon_id: String(ids[1]) };
  expect((await call('POST', 'coupon/switch', two)).errcode).toBe(0);
  expect(await names({ stock: '77' })).toEqual(['手乙', '手甲', '手丙']);
});

test('a list is searched, narrowed and sorted by the applet', async () => {
  const rows: readonly Fields[] = [
    { name: '白菜券', amount: '9.90', kind: '1', tags: '["老客","周末"]', until: '2026-04-01', open: '1' },
    { name: 'ＡＢC 豆腐', amount: '10', kind: '2', until: '2026-05-01', open: '0' },
    { name: '50%_鲜肉', amount: '100.5', kind: '2', tags: '["新客"]' },
  ];
  for (const row of rows) await add({ ...row, stock: '66' });
  const found = (fields: Fields) => names({ stock: '66', ...fields });
  expect(await found({ keyword: 'abc' })).toEqual(['ＡＢC 豆腐']);
  expect(await found({ keyword: '50%' })).toEqual(['50%_鲜肉']);
  expect(await found({ keyword: '老客 白菜' })).toEqual(['白菜券']);
  expect(await found({ keyword: '没有' })).toEqual([]);
  // As the page sorts them: digits, then 汉字 by their sound.
  expect(await found({ sort: 'name' })).toEqual(['50%_鲜肉', '白菜券', 'ＡＢC 豆腐']);
  expect(await found({ sort: '-amount' })).toEqual(['50%_鲜肉', 'ＡＢC 豆腐', '白菜券']);
  expect(await found({ sort: 'until' })).toEqual(['白菜券', 'ＡＢC 豆腐', '50%_鲜肉']);
  expect(await found({ sort: '-until' })).toEqual(['ＡＢC 豆腐', '白菜券', '50%_鲜肉']);
  expect(await found({ amount_gte: '9.9', amount_lte: '10.00', sort: 'amount' })).toEqual(['白菜券', 'ＡＢC 豆腐']);
  expect(await found({ kind: '2', sort: 'amount' })).toEqual(['ＡＢC 豆腐', '50%_鲜肉']);
  expect(await found({ kind_in: '[1,2]', sort: 'amount', size: '1', page: '2' })).toEqual(['ＡＢC 豆腐']);
  expect(await found({ kind_in: '1', open: '1' })).toEqual(['白菜券']);
  expect(await found({ name_contains: '鲜' })).toEqual(['50%_鲜肉']);
  expect(await found({ tags: '周末' })).toEqual(['白菜券']);
  expect(await found({ until_lte: '2026-04-30' })).toEqual(['白菜券']);
});

it.each([
  { price: '1' },
  { amount_gte: 'x' },
  { sort: 'tags' },
  { sort: 'nothing' },
  { about: '1' },
  { page: '0' },
  { size: '1001' },
  { keyword: '一 二 三 四 五 六 七 八 九 十 百' },
])('a list asked for by %o is refused', async (fields) => {
  expect((await list(fields)).errcode).toBe(400);
});

test('a changed declaration loses nothing: what it hides comes back, a former name is read, a misfit stays kept', async () => {
  const { coupon_id } = await add({ name: '旧券', stock: '12', amount: '8.80' });
  const { name, stock: _, amount: __, ...others } = coupons.fields;
  beside.declare(
    file({ ...coupons, fields: { title: { ...name, was: ['name'] }, amount: { kind: 'day', label: '金额' } } }),
  );
  expect((await read(coupon_id)).coupon).toEqual({ id: coupon_id, title: '旧券' });
  expect((await call('GET', 'coupons', { shop_id: '1', title: '旧券' })).total_count).toBe(1);
  await update({ coupon_id: String(coupon_id), title: '新券' });
  expect((await read(coupon_id)).coupon).toEqual({ id: coupon_id, title: '新券' });
  beside.declare(file({ ...coupons, fields: { ...coupons.fields, ...others } }));
  expect((await read(coupon_id)).coupon).toMatchObject({ stock: 12, amount: '8.80', name: '旧券' });
});

test('what declarations would do is told to administrators before they are put in place', async () => {
  await add({ name: '数一数', stock: '5' });
  const { stock: _, ...fields } = coupons.fields;
  const next = file({ ...coupons, fields: { ...fields, must: { kind: 'text', label: '必填', required: '要填' } } });
  const { resources } = await applet.read(storedChanges, { declarations: next }, 'admin');
  const [told] = resources;
  const { total_count = 0 } = await list({ stock_gte: '0' });
  expect(told).toMatchObject({ name: 'coupons', isDeclared: true });
  expect(told?.changes).toEqual([
    { is: 'hidden', field: 'stock', label: '库存', count: total_count },
    { is: 'lacking', field: 'must', label: '必填', count: told?.records },
  ]);
  const gone = await applet.read(storedChanges, { declarations: file() }, 'admin');
  expect(gone.resources).toEqual([
    { name: 'coupons', label: '优惠券', isDeclared: false, records: told?.records, changes: [] },
  ]);
  expect((await applet.ask(storedChanges, {}, 'demo')).status).toBe(403);
});

test('a resource that says nothing of being stored, or takes a call of the applet, is not served', async () => {
  beside.declare(file({ ...coupons, stored: false }, { ...coupons, name: 'x', calls: { noun: 'shop' } }));
  expect(await list()).toMatchObject({ status: 200, errcode: 404 });
  beside.declare('{ broken');
  expect(await list()).toMatchObject({ errcode: 404 });
  expect(beside.log).toHaveLength(1);
});

test('one record for each shop where there is only one', async () => {
  beside.declare(file({ ...coupons, name: 'setting', calls: { noun: 'coupon', only: true } }));
  const only = () => call('GET', 'coupon/info/get', { shop_id: '1' });
  expect((await only()).coupon).toEqual({ id: 0 });
  for (const name of ['第一次', '第二次']) {
    const { coupon } = await only();
    await update({ coupon_id: String(coupon?.id), name });
  }
  expect((await only()).coupon).toMatchObject({ name: '第二次' });
  expect(await list()).toMatchObject({ errcode: 404 });
});

test('C1 twenty who begin the one record of a shop at once have begun one, which holds what each has said', async () => {
  beside.declare(file({ ...coupons, name: 'begun', calls: { noun: 'coupon', only: true } }));
  const all = ['name', 'stock', 'amount', 'until'] as const;
  const said = { name: '一起', stock: '7', amount: '5.50', until: '2026-03-31' };
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const field = all[at % all.length] ?? 'name';
      return update({ coupon_id: '0', name: said.name, [field]: said[field] });
    }),
  );
  expect(new Set(replies.map(({ errcode }) => errcode))).toEqual(new Set([0]));
  const { coupon } = await call('GET', 'coupon/info/get', { shop_id: '1' });
  expect(coupon).toMatchObject({ ...said, stock: 7 });
  expect(await applet.database.$count(storedRecords, eq(storedRecords.resource, 'begun'))).toBe(1);
});
