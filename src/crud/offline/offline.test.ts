// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { exampleOf } from '#fields/examples.ts';
import { kinds } from '#fields/kinds.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { createSession } from '#providers/session/createSession.ts';
import { createLocalStore, type LocalStore } from '#providers/storage/createLocalStore.ts';
import { steadyStorage } from '#providers/storage/steadyStorage.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { offlineKey } from '#schemas/limits.ts';
import { everyKind, kindNames, names } from '../../../tests/support/everyKind.ts';
import { keepOffline, keepOnlyOfflineOf } from './keepOffline.ts';
import { MOST_ROWS, offlineList } from './offlineList.ts';
import { type OfflineList, readOfflineLists } from './offlineLists.ts';

const loaded = { scope: 2, shop: '湾区', total: 1, exact: true, nameOf: () => undefined, unit: 'CA$', at: 5 };
const buns: DataRecord = { id: 7, name: '肉包 🥟', price: '12.5', stock: 3, total_sales: 40, status: 1, type: 1 };

let local: LocalStore;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  local = createLocalStore(localStorage, new EventTarget());
});
const kept = (owner?: string) => readOfflineLists(local.get(offlineKey), owner);
const listOf = (to: string, size = 1): OfflineList => ({
  ...{ to, shop: '湾区', title: '商品管理', count: '共 1 条', at: 5, columns: [] },
  rows: [['包'.repeat(size)]],
});

test('N11 goods are kept as they are read, under their shop and part, without a picture', () => {
  expect(offlineList(goods, { ...loaded, tab: 2, records: [buns] })).toEqual({
    to: '/shop/2/goods/list?status=2',
    shop: '湾区',
    title: '商品管理 · 已下架',
    count: '共 1 条',
    at: 5,
    columns: [
      { heading: '商品名称', end: false },
      { heading: '价格', end: true },
      { heading: '已售', end: true },
      { heading: '库存', end: true },
    ],
    rows: [['肉包 🥟', 'CA$12.50', '40', '偏低 3']],
  });
});

test('N11 group-buys are kept with their days and states in words', () => {
  const round = { id: 1, name: '第 12 期', start_time: '2026-03-08', end_time: '2026-03-15', status: 0 };
  const records = [round, { ...round, status: 3 }];
  const { to, rows } = offlineList(groupons, { ...loaded, tab: undefined, records });
  expect([to, rows.map(([, ...facts]) => facts)]).toEqual([
    '/shop/2/group/list',
    [
      ['2026-03-08', '2026-03-15', '进行中'],
      ['2026-03-08', '2026-03-15', '已结束'],
    ],
  ]);
});

test('what the merchant may not see is not kept, and nothing that did not arrive breaks it', () => {
  const seen = {
    ...goods,
    list: { ...goods.list, columns: goods.list.columns.filter(({ field }) => field !== 'stock') },
  };
  expect(offlineList(seen, { ...loaded, tab: 1, records: [{ id: 1 }] }).rows).toEqual([['--', '--', '--']]);
});

test.each(kindNames.filter((kind) => !kinds[kind].cell.isPicture))('a %s is kept as its cell says it', (kind) => {
  const field = everyKind[kind];
  const { tabs: _, sort: __, ...plain } = goods.list;
  const list = { ...plain, filters: [], columns: [{ field: 'one', size: '1fr' }], offline: ['one'] };
  const resource = { ...goods, fields: { one: field }, list };
  const records = [0, 1, 2, 3].map((seed) => ({ id: seed, one: exampleOf(field, seed) }));
  const { nameOf } = names;
  const { rows } = offlineList(resource, { ...loaded, tab: undefined, nameOf, records });
  const said = records.map((record) => {
    const context = { resolve: (path: string) => path, nameOf, unit: loaded.unit, record };
    return [render(kinds[kind].cell.draw(valueIn(record, 'one', field), field, context)).container.textContent];
  });
  expect(rows).toEqual(said);
});

test('N11 pictures, which are not on this device, leave no empty column', () => {
  const { tabs: _, sort: __, ...plain } = goods.list;
  const columns = ['image', 'images', 'text'].map((field) => ({ field, size: '1fr' }));
  const list = { ...plain, filters: [], columns, offline: ['image', 'images', 'text'] };
  const resource = { ...goods, fields: everyKind, list };
  const record = { id: 1, image: 'a.png', images: ['a.png'], text: '肉包' };
  const kept = offlineList(resource, { ...loaded, tab: undefined, records: [record] });
  expect(kept.columns).toHaveLength(1);
  expect(kept.rows).toEqual([['肉包']]);
});

test.each([
  ['all of them', 3, 3, true, '共 3 条'],
  ['the first of many', MOST_ROWS + 1, 500, true, `前 ${MOST_ROWS} 条，共 500 条`],
  ['some of nobody knows how many', 3, 4, false, '前 3 条'],
])('%s are said to be so', (_, count, total, exact, said) => {
  const records = Array.from({ length: count }, (_, id) => ({ ...buns, id }));
  const list = offlineList(goods, { ...loaded, tab: 1, records, total, exact });
  expect([list.count, list.rows.length]).toEqual([said, Math.min(count, MOST_ROWS)]);
});

it('a list read again stands in its own place, the newest first, and one that is empty now goes', () => {
  for (const to of ['/a', '/b', '/a']) keepOffline(local, 'm.1', listOf(to));
  expect(kept().map(({ to }) => to)).toEqual(['/a', '/b']);
  keepOffline(local, 'm.1', { ...listOf('/b'), rows: [] });
  expect(kept().map(({ to }) => to)).toEqual(['/a']);
});

it('lists read long ago make room for newer ones', () => {
  for (const to of ['/a', '/b', '/c']) keepOffline(local, 'm.1', listOf(to, 120_000));
  expect(kept().map(({ to }) => to)).toEqual(['/c', '/b']);
});

it('a list that is too large for all of the room leaves the others theirs', () => {
  for (const [to, size] of [['/a'], ['/b'], ['/c', 310_000]] as const) keepOffline(local, 'm.1', listOf(to, size));
  expect(kept().map(({ to }) => to)).toEqual(['/b', '/a']);
});

test('of a long text its beginning is kept, and no half of a letter', () => {
  const { rows } = offlineList(goods, { ...loaded, tab: 1, records: [{ ...buns, name: '🥟'.repeat(3000) }] });
  expect(rows[0]?.[0]).toBe(`${'🥟'.repeat(200)}…`);
});

it('a browser without room keeps nothing, and says nothing', async () => {
  const told: string[] = [];
  const full: Storage = Object.create(localStorage, {
    setItem: {
      value() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  });
  const steady = steadyStorage(full, (sentence) => told.push(sentence));
  keepOffline(createLocalStore(steady, new EventTarget()), 'm.1', listOf('/a'));
  await Promise.resolve();
  expect([told, steady.length]).toEqual([[], 0]);
});

it('another merchant finds nothing of the one before', () => {
  keepOffline(local, 'm.1', listOf('/a'));
  expect(kept('m.2')).toEqual([]);
  keepOnlyOfflineOf(local, 'm.1', () => true);
  expect(kept()).toHaveLength(1);
  keepOnlyOfflineOf(local, 'm.2', () => true);
  expect(local.keys('')).toEqual([]);
});

test.each(['left', 'ended'] as const)('a session that is %s takes the lists along', (how) => {
  const session = createSession(localStorage);
  session.set('proof');
  keepOffline(local, 'm.1', listOf('/a'));
  if (how === 'left') session.clear();
  else session.end('proof');
  expect(local.keys('')).toEqual([]);
});

test.each([undefined, null, 'x', { version: 2, lists: [] }, { version: 1, lists: [{ to: 3 }] }])(
  'what was kept by other rules, as %j, is as good as nothing',
  (value) => {
    expect(readOfflineLists(value)).toEqual([]);
  },
);
