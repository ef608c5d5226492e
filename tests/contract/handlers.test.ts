import { describe, expect, it, test } from 'vitest';
import { clubs } from '#resources/clubs/clubs.ts';
import { goods } from '#resources/goods/goods.ts';
import { tags } from '#resources/tags/tags.ts';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { answers } from '../support/answers.ts';
import { buildHttp, failureOf } from '../support/builders.ts';
import { buildRecord } from '../support/declared/buildRecord.ts';
import { everyone } from '../support/declared/callers.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { declaredResources } from '../support/declaredResources.ts';
import { filtersOf } from '../support/exchanges/subjects.ts';
import { network } from '../support/network.ts';
import { providerOf } from '../support/providerOf.ts';

const meta = { scope: 1 };
const owner = { ...everyone, user: { ...everyone.user, role: 0 } };
const callerOf = async () => owner;
const equal = (filters: object) =>
  Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
const onSale = equal({ status: 1 });

describe.each(declaredResources)('$name', (resource) => {
  const { name, calls, scope } = resource;
  const part = filtersOf(resource);
  const serve = () => {
    network.use(...handlersOf(resource, { rows: 3, callerOf, vary: (example) => ({ ...example, ...part }) }));
    return providerOf(resource);
  };
  const asked = { resource: name, meta: { scope: scope === 'shop' ? 1 : undefined }, filters: equal(part) };

  it('has handlers without a line written for it: what is listed can be read and deleted', async () => {
    const provider = serve();
    if (!calls.getList) return expect(resource.kind).toBe('singleton');
    const { data } = await provider.getList(asked);
    expect(data.length).toBeGreaterThanOrEqual(3);
    const [{ id = 0 } = {}, ...rest] = data;
    if (calls.getOne) expect((await provider.getOne({ ...asked, id })).data.id).toBe(id);
    if (!calls.deleteOne) return;
    await provider.deleteOne({ ...asked, id });
    expect((await provider.getList(asked)).data.map((left) => left.id)).toEqual(rest.map((left) => left.id));
  });

  it('has a builder of records that its own rows can hold', () => {
    const [record, other] = [buildRecord(resource, { id: 41 }), buildRecord(resource, {}, 2)];
    expect([record.id, other.id]).toEqual([41, 2]);
    expect(buildRecord(resource, { id: 41 })).toEqual(record);
    for (const column of resource.list.columns) {
      const { readOnly, kind } = resource.fields[column.field] ?? {};
      if (!readOnly && kind !== 'dayRange' && kind !== 'constant') expect(record).toHaveProperty(column.field);
    }
  });
});

test('what is put in by hand stands in the record; what no answer can hold is refused', () => {
  expect(buildRecord(goods, { name: '奶茶', stock: 0 })).toMatchObject({ name: '奶茶', stock: 0 });
  expect(() => buildRecord(goods, { stock: '三件' })).toThrow();
});

test('one row can be answered by hand: typed by the row, and made up where the test has nothing to say', async () => {
  network.use(answers(goodsList, ({ shop_id, page }) => ({ products: [{ id: shop_id, name: `第 ${page} 页` }] })));
  const { data, total } = await providerOf(goods).getList({ resource: 'goods', meta, filters: onSale });
  expect(data).toMatchObject([{ id: 1, name: '第 1 页', price: expect.any(String) }]);
  expect(total).toBeGreaterThan(0);
});

test('what a row refuses never reaches the answer', async () => {
  network.use(answers(tagAdd));
  const failure = await failureOf(buildHttp().call(tagAdd, { shop_id: 1, name: '' }));
  expect(failure.kind).toBe('request');
});

test('goods are changed, and put off the shelf, in the shop that has them', async () => {
  network.use(...handlersOf(goods, { rows: 2, vary: (example) => ({ ...example, status: 1 }) }));
  const provider = providerOf(goods);
  const { data } = await provider.getList({ resource: 'goods', meta, filters: onSale });
  const [{ id = 0 } = {}] = data;
  await provider.update({ resource: 'goods', id, variables: { name: '豆花', stock: 2 }, meta });
  expect((await provider.getOne({ resource: 'goods', id, meta })).data).toMatchObject({ name: '豆花', stock: 2 });
});

test('V4 one call that makes and changes does what it is asked for', async () => {
  network.use(...handlersOf(clubs, { rows: 1 }));
  const provider = providerOf(clubs);
  const variables = { ...buildRecord(clubs), id: undefined, name: '徒步群' };
  const { data } = await provider.create({ resource: 'clubs', variables });
  await provider.update({ resource: 'clubs', id: data.id ?? 0, variables: { name: '登山群' } });
  const { data: listed } = await provider.getList({ resource: 'clubs' });
  expect(listed.map(({ name }) => name)).toContain('登山群');
  expect(listed).toHaveLength(2);
});

test('R8 a record of a shop of another merchant is HTTP 403, though the call names no shop', async () => {
  const clerk = { user: everyone.user, owns: (shop: number) => shop === 1 };
  network.use(...handlersOf(goods, { rows: 1, callerOf: async () => clerk }));
  const read = (id: number) => providerOf(goods).getOne({ resource: 'goods', id, meta });
  expect((await read(1)).data.id).toBe(1);
  expect(await failureOf(read(2))).toMatchObject({ kind: 'forbidden' });
  expect(await failureOf(read(99))).toMatchObject({ kind: 'refused', errcode: 404 });
});

test('C1 a new category comes last, where the merchant sorts by hand', async () => {
  network.use(...handlersOf(tags, { rows: 2 }));
  const provider = providerOf(tags);
  await provider.create({ resource: 'tags', variables: { name: '豆腐' }, meta });
  const { data } = await provider.getList({ resource: 'tags', meta });
  expect(data.map(({ name }) => name).at(-1)).toBe('豆腐');
});
