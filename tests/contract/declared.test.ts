import type { BaseKey, CrudFilter, DataProvider } from '@refinedev/core';
import { expect, it, test } from 'vitest';
import type { Resource } from '#crud/Resource.ts';
import { exampleRecord } from '#fields/examples.ts';
import type { Values } from '#providers/data/calls.ts';
import { banners } from '../fixtures/shop/banners.ts';
import { coupons } from '../fixtures/shop/coupons.ts';
import { buildHttp, failureOf } from '../support/builders.ts';
import { type Caller, everyone } from '../support/declared/callers.ts';
import { handlersOf, type Serving } from '../support/declared/handlersOf.ts';
import { declaredResources, fixtureResources, isDerived } from '../support/declaredResources.ts';
import { network } from '../support/network.ts';
import { providerOf } from '../support/providerOf.ts';

const derived = declaredResources.filter(isDerived);

/** The product's own data provider, with these resources at the far end. @param proof null for a visitor */
function build(serving: Serving = {}, proof?: string | null, resources = fixtureResources): DataProvider {
  network.use(...handlersOf(resources, serving));
  return providerOf(resources, proof);
}

/** What crosses the wire of a record: neither what is worked out, nor what only the applet writes. */
function written({ fields }: Resource, record: Values): Values {
  const unsent = (name: string) => fields[name]?.readOnly || fields[name]?.kind === 'dayRange';
  return Object.fromEntries(Object.entries(record).filter(([name]) => !unsent(name)));
}

const cases = derived.flatMap((resource) => {
  const made = [1, 2, 3].map((seed) => exampleRecord(resource.fields, seed));
  return [...resource.examples, ...made].map((example, nth) => ({ resource, name: resource.name, nth, example }));
});

test.each(cases)(
  '$name example $nth is created, read, changed, listed and deleted as it was declared',
  async (given) => {
    const { resource: declared, name: resource, example } = given;
    // Above every right, so that each verb is served.
    const owner: Caller = { ...everyone, user: { ...everyone.user, role: 0 } };
    const provider = build({ rows: 0, callerOf: async () => owner }, undefined, [declared]);
    const meta = { scope: declared.scope === 'shop' ? 2 : undefined };
    const variables = written(declared, example);
    const held = async () => (await provider.getList({ resource, meta })).data;

    const { id = 0 } = (await provider.create({ resource, variables, meta })).data;
    expect((await provider.getOne({ resource, id, meta })).data).toEqual({ ...variables, id });
    const change = { [declared.list.title]: '改过的' };
    await provider.update({ resource, id, variables: change, meta });
    expect(await held()).toEqual([{ ...variables, ...change, id }]);
    await provider.deleteOne({ resource, id, meta });
    expect(await held()).toEqual([]);
  },
);

const coupon = { name: '满五减一', kind: 1, amount: '1.00', stock: 3 };
const named = (list: Awaited<ReturnType<DataProvider['getList']>>) => list.data.map(({ name }) => name);

it('a list comes in pages with its total, narrowed by what the applet is asked for', async () => {
  const provider = build({
    rows: 5,
    vary: (_, { index }) => ({ ...coupon, name: `第 ${index}`, kind: (index % 2) + 1 }),
  });
  const meta = { scope: 1 };
  const ask = (currentPage: number, filters: CrudFilter[] = []) =>
    provider.getList({ resource: 'coupons', pagination: { currentPage, pageSize: 2 }, filters, meta });
  expect(await ask(3)).toMatchObject({ data: [{ name: '第 4' }], total: 5 });
  expect(await ask(2, [{ field: 'kind', operator: 'eq', value: 1 }])).toMatchObject({
    data: [{ name: '第 4' }],
    total: 3,
  });
});

it('two neighbours change places', async () => {
  const provider = build({ rows: 3, vary: (example, { index }) => ({ ...example, title: `第 ${index}` }) });
  const meta = { scope: 1 };
  const { data } = await provider.getList({ resource: 'banners', meta });
  const [a, b] = data.map(({ id }) => Number(id));
  const { order } = banners;
  if (!order || !a || !b) throw new Error('Failed to sort: nothing to sort.');
  await buildHttp().call(order.row, order.request({ scope: 1, a, b }));
  const after = await provider.getList({ resource: 'banners', meta });
  expect(after.data.map(({ title }) => title)).toEqual(['第 1', '第 0', '第 2']);
});

test.each([
  [
    'is not read',
    (provider: DataProvider, id: BaseKey) => provider.getOne({ resource: 'coupons', id, meta: { scope: 2 } }),
  ],
  [
    'is not changed',
    (provider: DataProvider, id: BaseKey) =>
      provider.update({ resource: 'coupons', id, variables: { name: '改' }, meta: { scope: 2 } }),
  ],
  [
    'is not deleted',
    (provider: DataProvider, id: BaseKey) =>
      provider.deleteOne?.({ resource: 'coupons', id, meta: { scope: 2 } }) ?? Promise.reject(),
  ],
])('R8 a record of another shop %s: it is not there', async (_, act) => {
  const provider = build();
  const mine = { resource: 'coupons', meta: { scope: 1 } };
  const [first] = (await provider.getList(mine)).data;
  expect(await failureOf(act(provider, first?.id ?? 0))).toMatchObject({ kind: 'refused', errcode: 404 });
  expect(named(await provider.getList(mine))).toEqual(coupons.examples.map(({ name }) => name));
});

test.each([
  ['without a session', 'coupons', 1, null],
  ['in a shop of another merchant', 'coupons', 2, 'session-1'],
  ['without the role', 'riders', undefined, 'session-1'],
])('T1 T5 %s the answer is HTTP 403', async (_, resource, scope, proof) => {
  const clerk: Caller = { user: { ...everyone.user, role: 3 }, owns: (shop) => shop === 1 };
  const provider = build({ callerOf: async (session) => (session === '' ? undefined : clerk) }, proof);
  const asked = provider.getList({ resource, meta: { scope } });
  expect(await failureOf(asked)).toMatchObject({ kind: 'forbidden' });
});

test.each([
  ['a field that is required is missing', 'coupons', { ...coupon, name: '' }, '请输入券名'],
  ['a field that is required in this case is missing', 'coupons', { ...coupon, kind: 2 }, '请输入折扣'],
  ['a value is too long', 'coupons', { ...coupon, name: '满'.repeat(21) }, '券名不能超过20个字符'],
])('what a rule of the declaration says is said by the far end, too: %s', async (_, resource, variables, sentence) => {
  const made = build().create({ resource, variables, meta: { scope: 1 } });
  expect(await failureOf(made)).toMatchObject({ kind: 'refused', errcode: 400, sentence });
});

it('R7 what a right refuses is refused with its reason', async () => {
  const provider = build();
  const [first] = (await provider.getList({ resource: 'riders' })).data;
  expect(await failureOf(provider.deleteOne({ resource: 'riders', id: first?.id ?? 0 }))).toMatchObject({
    errcode: 400,
    sentence: '骑手只能停用，不能删除',
  });
});
