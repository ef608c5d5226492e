import { beforeEach, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { sessionKey } from '#schemas/limits.ts';
import { buildApplet } from '../../support/buildApplet.ts';
import { declaredAs } from '../../support/storedCoupons.ts';

const tree = { kind: 'tree', to: 'kinds', shows: 'name', parent: 'parent_id' };
const kinds = {
  ...{ name: 'kinds', label: '品类', scope: 'shop', stored: true },
  fields: {
    name: { kind: 'text', label: '名称' },
    parent_id: { ...tree, label: '上级品类' },
    like: { ...tree, label: '相近品类' },
    some: { ...tree, label: '几个', several: true },
    words: { ...tree, label: '几个', several: true, wire: 'text' },
    rows: { kind: 'refs', label: '几个', to: 'kinds', shows: 'name', wire: 'rows' },
  },
  calls: { noun: 'kind' },
};
const beside = declaredAs({ resources: [kinds] });
const applet = await buildApplet({ stored: beside.stored });
beforeEach(() => beside.declare({ resources: [kinds] }));

const answer = z.looseObject({
  errcode: z.number(),
  errmsg: z.string(),
  kind_id: z.optional(z.number()),
  kinds: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
async function call(method: 'GET' | 'POST', path: string, fields: Readonly<Record<string, string>>) {
  const headers = { [sessionKey]: await applet.sessionOf('demo') };
  const form = new URLSearchParams({ shop_id: '1', ...fields });
  const at = `/api/applet/merchant/${path}`;
  const response = await (method === 'GET'
    ? applet.fetch(`${at}?${form}`, { headers })
    : applet.fetch(at, { method, headers, body: form }));
  return z.parse(answer, await response.json());
}
const add = async (name: string, fields: Readonly<Record<string, string>> = {}) =>
  String((await call('POST', 'kind/add', { name, ...fields })).kind_id);
const update = (kind_id: string, fields: Readonly<Record<string, string>>) =>
  call('POST', 'kind/update', { kind_id, ...fields });
const found = async (fields: Readonly<Record<string, string>>) =>
  (await call('GET', 'kinds', fields)).kinds?.map(({ name }) => name).toSorted();

/** 食品 / 水饺 / 速冻, and 日用. */
async function grown() {
  const food = await add('食品', { parent_id: '0' });
  const dumpling = await add('水饺', { parent_id: food });
  const frozen = await add('速冻', { parent_id: dumpling });
  return { food, dumpling, frozen, daily: await add('日用') };
}

test('a record is never put below itself, by way of however many, and everything else moves', async () => {
  const { food, dumpling, frozen, daily } = await grown();
  const refused = { errcode: 400, errmsg: '上级品类不能是它自己，也不能是它的下级' };
  for (const below of [food, dumpling, frozen]) {
    expect(await update(food, { parent_id: below })).toMatchObject(refused);
  }
  expect(await update(food, { name: '吃的', like: frozen })).toMatchObject({ errcode: 0 });
  for (const above of [daily, '0', '', '999999']) {
    expect(await update(food, { parent_id: above })).toMatchObject({ errcode: 0 });
  }
});

test('of two moves at once that would close a circle together one is refused', async () => {
  const { food, daily } = await grown();
  const both = await Promise.all([update(food, { parent_id: daily }), update(daily, { parent_id: food })]);
  expect(both.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, 400]);
});

it.each([
  ['parent_id_in', '1,2', ['水饺', '速冻']],
  ['parent_id', '1', ['水饺']],
])('records are found by what they belong to: %s=%s', async (key, places, names) => {
  const { food, dumpling } = await grown();
  const ids = [food, dumpling];
  const asked = places.replaceAll(/\d/g, (nth) => ids[Number(nth) - 1] ?? '');
  expect(await found({ [key]: asked })).toEqual(names);
});

it.each(['some', 'words', 'rows'])('several records that are kept as %s are found by each of them', async (field) => {
  const [one, other, third] = [await add('甲'), await add('乙'), await add('丙')];
  const held = [one, other].map(Number);
  const spelt =
    field === 'words' ? `${one},${other}` : JSON.stringify(field === 'rows' ? held.map((id) => ({ id })) : held);
  await add('两个', { [field]: spelt });
  await add('零个');
  expect(await found({ [field]: other })).toEqual(['两个']);
  expect(await found({ [`${field}_in`]: `[${third},${one}]` })).toEqual(['两个']);
  expect(await found({ [field]: third })).toEqual([]);
  expect(await call('GET', 'kinds', { [`${field}_gte`]: one })).toMatchObject({ errcode: 400 });
});

test('as many are asked for as lie below one node, and no more', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1).join(',');
  expect(await call('GET', 'kinds', { parent_id_in: ids(500) })).toMatchObject({ errcode: 0 });
  expect(await call('GET', 'kinds', { parent_id_in: ids(501) })).toMatchObject({ errcode: 400 });
});
