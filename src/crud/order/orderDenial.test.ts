import { expect, test } from 'vitest';
import { orderDenial } from './orderDenial.ts';

const tags = {
  label: '分类',
  list: { columns: [], title: 'name', pageSize: 20, filters: [], search: [], empty: '', links: [], tools: [] },
};
const asItCame = { q: '', filters: {}, sort: undefined };
const some = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const whole = { records: some(3), rows: some(3), total: 3 };
const cleared = '清除搜索、筛选和排序后才能调整顺序';
const notAll = '分类没有全部列在这一页，不能调整顺序';

test.each([
  ['that stand as they came', asItCame, whole, undefined],
  ['that are searched', { ...asItCame, q: '果' }, whole, cleared],
  ['that are narrowed', { ...asItCame, filters: { name: '果' } }, whole, cleared],
  ['that are sorted by a column', { ...asItCame, sort: { field: 'name', descending: false } }, whole, cleared],
  ['that are more than a page', asItCame, { ...whole, rows: some(2) }, notAll],
  ['that are not all loaded', asItCame, { ...whole, total: 4 }, notAll],
])('C2 of rows %s it is said: %4$s', (_, state, rows, denial) => {
  expect(orderDenial(tags, state, rows)).toBe(denial);
});

test('C2 a part of a list has no order of its own', () => {
  expect(orderDenial({ ...tags, list: { ...tags.list, tabs: 'status' } }, asItCame, whole)).toBe(notAll);
});
