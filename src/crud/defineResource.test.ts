import { expect, it, test } from 'vitest';
import { clubs } from '#resources/clubs/clubs.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { orders } from '#resources/orders/orders.ts';
import { scenicSpots } from '#resources/scenicSpots/scenicSpots.ts';
import { tags } from '#resources/tags/tags.ts';
import { formFields } from './form/formValues.ts';
import { fieldOf, isScreen } from './Resource.ts';

const resources = [clubs, goods, groupons, orders, scenicSpots, tags];

it('G2 columns keep their order and their width', () => {
  expect(goods.list.columns.map(({ field }) => field)).toEqual([
    'imgs',
    'name',
    'price',
    'total_sales',
    'stock',
    'tag_id',
    'status',
    'type',
  ]);
  expect(goods.list.columns[0]).toEqual({ field: 'imgs', size: '72px' });
});

it.each(resources)('every field that $name shows or asks for is one of its own', (resource) => {
  const named = [
    ...resource.list.columns.map(({ field }) => field),
    resource.list.title,
    ...(resource.form ? formFields(resource.form) : []),
  ];
  for (const name of named) expect(fieldOf(resource, name).label).not.toBe('');
});

it.each(resources)('what $name leaves unsaid is empty rather than missing', ({ removals, actions, affects, texts }) => {
  expect([removals, actions, affects, texts].every((part) => typeof part === 'object')).toBe(true);
});

test.each([
  ['G1 goods', goods, 500],
  ['B1 group-buys', groupons, 10],
  ['O1 orders', orders, 10],
])('%s come in pages of their own size', (_, { list }, size) => {
  expect(list.pageSize).toBe(size);
});

test.each([
  [1, '下架', { status: 2 }, '已下架商品'],
  [2, '上架', { status: 1 }, '已上架商品'],
])('G3 goods of status %d are offered to be %s: the status turns, and it is said', (status, label, values, said) => {
  const { shelf } = goods.actions;
  if (!shelf || isScreen(shelf)) throw new Error('Failed to compare: goods are not put on the shelf any more.');
  const record = { id: 7, name: '水饺', status };
  expect(shelf.label(record)).toBe(label);
  expect(shelf.confirm?.(record).title).toBe(`${label}「水饺」？`);
  expect(shelf.values?.(record)).toEqual(values);
  expect(shelf.success(record)).toBe(said);
});

it('G3 G7 goods say what the specification says', () => {
  expect(goods.texts).toMatchObject({ created: '商品信息已添加', updated: '商品信息已更新', deleted: '已删除产品' });
  expect(goods.texts.createFailed?.('库存不足')).toBe('商品信息添加失败：库存不足');
  expect(goods.texts.updateFailed?.('库存不足')).toBe('商品信息更新失败：库存不足');
  expect(goods.texts.deleting?.({ id: 7, name: '水饺' })).toBe('删除「水饺」？');
});

it('C3 a category says how many goods hang on it before it goes', () => {
  expect(tags.texts.deleting?.({ id: 1, name: '热销', product_count: 0 })).toBe('删除「热销」？');
  expect(tags.texts.deleting?.({ id: 1, name: '热销', product_count: 4 })).toContain('4 件商品');
  expect(tags.texts.deleted).toBe('删除成功');
});

it('R7 clubs and scenic spots are for privileged users, of no shop', () => {
  expect([clubs, scenicSpots].map(({ scope, access }) => [scope, access?.reason])).toEqual(
    Array(2).fill(['global', '只有平台管理员可以管理这里']),
  );
});

it('V4 clubs ask for type 7, scenic spots for type 6', () => {
  const query = { scope: undefined, page: 1, size: 20, filters: {} };
  expect(clubs.calls.getList?.request(query)).toEqual({ shop_type: 7, page: 1, size: 20 });
  expect(scenicSpots.calls.getList?.request(query)).toEqual({ shop_type: 6, page: 1, size: 20 });
});

it('G5 taking out a saved row of prices names the goods and the row', () => {
  expect(goods.removals.spec?.request({ scope: 3, id: 7, row: { id: 5 } })).toEqual({ product_id: 7, spec_id: 5 });
});
