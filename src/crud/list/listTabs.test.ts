import { expect, it, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { orders } from '#resources/orders/orders.ts';
import { tags } from '#resources/tags/tags.ts';
import type { Resource } from '../Resource.ts';
import { firstFilters, servedFilters, tabsOf } from './listTabs.ts';

test.each<[string, Resource, readonly unknown[]]>([
  ['G1 goods by on sale and off shelf', goods, [1, 2]],
  ['O1 orders by 1, 2 and 4', orders, [1, 2, 4]],
  ['C1 categories by nothing', tags, []],
])('%s are offered', (_, resource, values) => {
  expect(tabsOf(resource).map(({ value }) => value)).toEqual(values);
});

test.each<[string, Resource, unknown]>([
  ['G1 goods opens with those on sale', goods, { status: 1 }],
  ['O1 orders opens with those in progress', orders, { status: 1 }],
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
