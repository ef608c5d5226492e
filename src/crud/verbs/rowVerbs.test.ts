import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { tags } from '#resources/tags/tags.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { applyFieldAccess } from '../list/applyFieldAccess.ts';
import { gridTemplateColumns } from '../list/gridTemplateColumns.ts';
import { hasBulk, rowVerbs } from './rowVerbs.ts';

const everything = {
  may: () => ({ can: true }),
  mayAct: () => ({ can: true }),
  sees: () => true,
  changes: () => ({ can: true }),
};
const record = { id: 1, status: 1 };

test('G2 goods are edited, taken off the shelf and deleted in the row, read and copied behind it', () => {
  const { inline, more } = rowVerbs(goods, everything);
  expect(inline.map(({ label }) => label(record))).toEqual(['编辑', '下架', '删除']);
  expect(more.map(({ label }) => label(record))).toEqual(['查看', '复制']);
});

test('B1 where a record has a page to itself the way there comes first', () => {
  const { inline, more } = rowVerbs(groupons, everything);
  expect(inline.map(({ name }) => name).slice(0, 2)).toEqual(['show', 'edit']);
  expect(more.map(({ name }) => name)).not.toContain('show');
  expect(more.map(({ name }) => name)).toContain('clone');
});

test('what cannot be edited is read from the row', () => {
  const { form: _form, ...read } = { ...goods, actions: {}, calls: {} };
  expect(rowVerbs(read, everything).inline.map(({ label }) => label(record))).toEqual(['查看']);
});

test('R7 what a role may not do stays in sight, with the reason', () => {
  const may = (verb?: string) => (verb === 'deleteOne' ? { can: false, reason: '只有店主可以删除' } : { can: true });
  const { inline } = rowVerbs(goods, { ...everything, may });
  expect(inline.map(({ denied }) => denied)).toEqual([undefined, undefined, '只有店主可以删除']);
});

test('R7 a field that is kept from somebody is no column, filter or search, and nothing to read', () => {
  const seen = applyFieldAccess(goods, { ...everything, sees: (field) => field !== 'stock' && field !== 'name' });
  expect(seen.list.columns.map(({ field }) => field)).toEqual([
    'imgs',
    'price',
    'total_sales',
    'tag_id',
    'status',
    'type',
  ]);
  expect([seen.list.filters.includes('stock'), seen.list.search]).toEqual([false, []]);
  expect(seen.show?.fields).not.toContain('stock');
  expect(applyFieldAccess(goods, everything)).toBe(goods);
});

test.each([
  ['goods', goods, true],
  ['categories', tags, true],
  ['what is only read', { calls: {}, actions: {} }, false],
])('several of them can be dealt with at once: %s', (_, resource, bulk) => {
  expect(hasBulk(resource)).toBe(bulk);
});

it('the buttons have as much room as their words need', () => {
  const words = { inline: [{ name: 'a', label: () => '取消订单' }], more: [] };
  const columns = [{ field: 'name', size: '1fr' }];
  expect(gridTemplateColumns({ columns, verbs: words, records: [record], selects: true, opens: false, now: 0 })).toBe(
    '44px 1fr 100px',
  );
  expect(
    gridTemplateColumns({
      columns,
      verbs: { inline: [], more: [] },
      records: [],
      selects: false,
      opens: false,
      now: 0,
    }),
  ).toBe('1fr');
});

it('more actions than a row holds go behind it', () => {
  const action = (label: string) => ({
    label: () => label,
    confirm: () => ({ title: label }),
    values: () => ({}),
    success: () => label,
  });
  const busy = defineResource({
    name: 'parcels',
    label: '包裹',
    scope: 'shop',
    fields: { name: f.text({ label: '名称' }) },
    calls: conventionalCalls('parcel', { verbs: ['getList', 'update'] }),
    actions: { a: action('发货'), b: action('催单'), c: action('退回') },
  });
  const { inline, more } = rowVerbs(busy, everything);
  expect([inline, more].map((verbs) => verbs.map(({ label }) => label(record)))).toEqual([
    ['编辑', '发货', '催单'],
    ['退回'],
  ]);
});
