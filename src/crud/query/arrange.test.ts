import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { goods } from '#resources/goods/goods.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { countText, reachText } from '../list/countText.ts';
import { isNarrowed, narrow, nextSort, sortBy } from './arrange.ts';
import type { ListState } from './listUrl.ts';

const open: ListState = { page: 1, tab: 1, filters: {}, sort: undefined, q: '' };
const shelf: readonly DataRecord[] = [
  { id: 1, name: '米粉', price: '9.50', stock: 4, type: 1, status: 1 },
  { id: 2, name: '肉肠包', price: '12.00', stock: undefined, type: 2, status: 1 },
  { id: 3, name: '豆腐', price: '9.50', stock: 0, type: 3, status: 2 },
  { id: 4, name: '冰糖', price: undefined, stock: 4, type: 1, status: 1 },
];
const ids = (records: readonly DataRecord[]) => records.map(({ id }) => id);

test.each([
  ['amounts by what they are worth', 'price', false, [1, 3, 2, 4]],
  ['downwards equals keep their order, too', 'price', true, [2, 1, 3, 4]],
  ['what has no value stands last', 'stock', false, [3, 1, 4, 2]],
  ['whichever way', 'stock', true, [1, 4, 3, 2]],
  ['words by their sound', 'name', false, [4, 3, 1, 2]],
])('%s', (_, field, descending, order) => {
  expect(ids(sortBy(goods, shelf, { field, descending }, 0))).toEqual(order);
});

it('what is worked out from the time is sorted by its rank, and what has none stands last', () => {
  const places = defineResource({
    name: 'coupons',
    label: '优惠券',
    scope: 'shop',
    fields: {
      ends: f.int({ label: '到期' }),
      left: f.computed({
        label: '还剩',
        of: ({ ends }, now = 0) => `还剩 ${Number(ends) - now} 天`,
        rank: ({ ends }, now) => (typeof ends === 'number' ? ends - now : undefined),
      }),
    },
    calls: conventionalCalls('coupon', { filters: [] }),
  });
  const records = [{ id: 1, ends: 30 }, { id: 2 }, { id: 3, ends: 4 }];
  expect(ids(sortBy(places, records, { field: 'left', descending: false }, 2))).toEqual([3, 1, 2]);
  expect(ids(sortBy(places, records, { field: 'left', descending: true }, 2))).toEqual([1, 3, 2]);
});

it('unsorted, the records stay as they came', () => {
  expect(sortBy(goods, shelf, undefined, 0)).toBe(shelf);
});

test.each([
  ['no condition lets everything through', {}, [1, 2, 3, 4]],
  ['several options', { type: [1, 3] }, [1, 3, 4]],
  ['two ends', { stock: { min: 1 } }, [1, 4]],
  ['every condition has to hold', { type: [1], price: { max: '10' } }, [1]],
])('%s', (_, filters, found) => {
  expect(ids(narrow(goods, shelf, { ...open, filters }, 0))).toEqual(found);
});

it('a part that the applet does not know of is cut out here', () => {
  const local = defineResource({
    name: 'coupons',
    label: '优惠券',
    scope: 'shop',
    fields: {
      name: f.text({ label: '名称' }),
      status: f.choice({ label: '状态', options: [{ value: 1, label: '开' }] }),
    },
    calls: conventionalCalls('coupon', { filters: [] }),
    list: { tabs: 'status' },
  });
  expect(ids(narrow(local, shelf, open, 0))).toEqual([1, 2, 4]);
});

it('a column head goes up, down, and back to how the records came', () => {
  const up = nextSort(undefined, 'price');
  const down = nextSort(up, 'price');
  expect([up, down, nextSort(down, 'price')]).toEqual([
    { field: 'price', descending: false },
    { field: 'price', descending: true },
    undefined,
  ]);
  expect(nextSort(down, 'stock')).toEqual({ field: 'stock', descending: false });
});

const count = { label: '订单', total: 57, exact: true, loaded: 20, found: 9, narrowed: true, sorted: false };
test.each([
  ['all there are', { narrowed: false }, '共 57 条', ''],
  ['and how many are left', { total: 20 }, '共 20 条，筛选后 9 条', ''],
  ['and that not all were looked at', {}, '共 57 条，筛选后 9 条', '只在已加载的 20 条里查找，共 57 条'],
  ['or sorted', { narrowed: false, sorted: true }, '共 57 条', '只在已加载的 20 条里排序，共 57 条'],
  ['O1 no total is claimed that nobody told', { exact: false, narrowed: false }, '', ''],
  ['O1 nor made up', { exact: false }, '已加载 20 条，筛选后 9 条', '只在已加载的 20 条里查找，其余订单尚未加载'],
])('%s', (_, change, said, reach) => {
  expect([countText({ ...count, ...change }), reachText({ ...count, ...change })]).toEqual([said, reach]);
});

it('a condition the applet sees to is not looked for here', () => {
  const { getList, ...calls } = goods.calls;
  const served = { ...goods, calls: { ...calls, ...(getList && { getList: { ...getList, filters: ['type'] } }) } };
  const state = { ...open, filters: { type: [1] } };
  expect([isNarrowed(goods, state), isNarrowed(served, state)]).toEqual([true, false]);
  expect(narrow({ ...served, list: { ...served.list, tabs: 'type' } }, shelf, state, 0)).toBe(shelf);
});

it('G5 goods of several prices are looked for and sorted by the price that is shown: their lowest', () => {
  const specs = { ...shelf[0], id: 9, type: 2, price: '0', spec: [{ price: '42.99' }, { price: '9.99' }] };
  const dear = { ...shelf[0], id: 8, type: 1, price: '20.00' };
  const found = narrow(goods, [dear, specs], { ...open, filters: { price: { min: '5', max: '10' } } }, 0);
  expect(ids(found)).toEqual([9]);
  expect(ids(sortBy(goods, [dear, specs], { field: 'price', descending: false }, 0))).toEqual([9, 8]);
});
