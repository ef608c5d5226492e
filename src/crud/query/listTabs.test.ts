import { expect, it, test } from 'vitest';
import { clubs } from '#resources/clubs/clubs.ts';
import { goods } from '#resources/goods/goods.ts';
import { orders } from '#resources/orders/orders.ts';
import { tags } from '#resources/tags/tags.ts';
import type { Resource } from '../Resource.ts';
import { sortUsually } from './arrange.ts';
import { firstFilters, loadedIn, servedFilters, tabsOf } from './listTabs.ts';
import { readListUrl, writeListUrl } from './listUrl.ts';

test.each<[string, Resource, readonly unknown[]]>([
  ['G1 goods by on sale and off shelf', goods, [1, 2]],
  ['O1 orders by 1, 2 and 4', orders, [1, 2, 4]],
  ['V4 clubs by all of them first, then by each status', clubs, [undefined, 1, 2, 3]],
  ['C1 categories by nothing', tags, []],
])('%s are offered', (_, resource, values) => {
  expect(tabsOf(resource).map(({ value }) => value)).toEqual(values);
});

test.each<[string, Resource, unknown]>([
  ['G1 goods opens with those on sale', goods, { status: 1 }],
  ['O1 orders opens with those in progress', orders, { status: 1 }],
  ['V4 clubs opens with all of them', clubs, {}],
  ['C1 categories opens whole', tags, {}],
])('the list of %s', (_, resource, filters) => {
  expect(firstFilters(resource)).toEqual(filters);
});

it('the applet is asked for the part that is open, and for one value of each condition it knows', () => {
  expect(servedFilters(goods, { tab: 2, filters: { type: [1, 3] } })).toEqual({ status: 2 });
  expect(servedFilters(tags, { tab: undefined, filters: {} })).toEqual({});
  const typed = { ...goods, calls: { ...goods.calls, getList: { ...listCall(goods), filters: ['status', 'type'] } } };
  expect(servedFilters(typed, { tab: 1, filters: { type: [3, 1] } })).toEqual({ status: 1, type: 3 });
});

const pending = [
  { id: 1, status: 1 },
  { id: 2, status: 1 },
  { id: 3, status: 3 },
];

test.each<[string, Resource, boolean, readonly (string | undefined)[]]>([
  ['V4 of what is loaded', clubs, false, ['3', '2', '0', '1']],
  ['V4 and owns up to more behind it', clubs, true, ['3+', '2+', '0+', '1+']],
  ['G1 and of no part that the applet holds back', goods, false, [undefined, undefined]],
])('a tab tells how many it holds: %s', (_, resource, more, told) => {
  expect(tabsOf(resource).map(loadedIn(resource, pending, more))).toEqual(told);
});

it('V4 the part that goes without saying is all of them, and stands in no address', () => {
  const open = readListUrl(clubs, '').state;
  expect(open.tab).toBeUndefined();
  expect(writeListUrl(clubs, { ...open, tab: 1 })).toBe('status=1');
  expect(writeListUrl(clubs, readListUrl(clubs, 'status=1').state)).toBe('status=1');
  expect(writeListUrl(clubs, { ...open, tab: undefined })).toBe('');
});

it('V4 what waits for a look stands first, then by name, until a column is chosen', () => {
  const records = [
    { id: 1, status: 2, name: '安大略' },
    { id: 2, status: 1, name: '新西兰' },
    { id: 3, status: 1, name: '北京' },
  ];
  expect(sortUsually(clubs, records, 0).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(sortUsually(tags, records, 0)).toBe(records);
});

it('a list in parts by a field that is no choice has none', () => {
  expect(tabsOf({ ...goods, list: { ...goods.list, tabs: 'name' } })).toEqual([]);
});

it('a list in parts by a field that is not there says so', () => {
  expect(() => tabsOf({ ...goods, list: { ...goods.list, tabs: 'state' } })).toThrow(
    'Failed to find the field "state" of goods.',
  );
});

function listCall({ name, calls }: Resource) {
  if (!calls.getList) throw new Error(`Failed to find the list call of ${name}.`);
  return calls.getList;
}
