import { expect, it, test } from 'vitest';
import type { FieldMap } from '#fields/Field.ts';
import { f } from '#fields/f.ts';
import { roleBelow } from '#providers/access/roleBelow.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { accessOf } from '../access/useAccess.ts';
import type { Resource } from '../Resource.ts';
import { columnsOf, toRow } from './columns.ts';
import { namesOf, readNames } from './names.ts';

const noNames = namesOf(new Map());
const withFields = (fields: FieldMap) => ({ ...goods, fields });
const columnsFor = (resource: Resource) => columnsOf(resource, accessOf(resource, null));

test('G1 goods go into a sheet with all their fields, and those a merchant fills in can be read back', () => {
  const columns = columnsFor(goods);
  expect(columns.map(({ heading, written }) => `${heading}${written ? '' : ' 只读'}`)).toEqual([
    '商品图片',
    '商品名称',
    '已售 只读',
    '库存',
    '状态 只读',
    '规格类型',
    '商品分类',
    '价格',
    '规格',
    '商品描述',
  ]);
});

it('B1 the id stands once, in the first column', () => {
  const columns = columnsFor(groupons);
  expect(columns.map(({ name }) => name)).not.toContain('id');
  const row = toRow({ id: 7, name: '周末团', start_time: '2026-03-08' }, columns, noNames);
  expect(row).toEqual([7, '', '周末团', '2026-03-08 ～', '', '', '', '', '', '']);
});

it('R7 a field that may not be seen is not exported', () => {
  const secret = f.text({ label: '成本', access: { see: roleBelow(3, '只有管理员') } });
  const resource = withFields({ secret, name: f.text({ label: '名称' }) });
  expect(columnsFor(resource).map(({ name }) => name)).toEqual(['name']);
});

it('two fields of one label are told apart', () => {
  const resource = withFields({
    one: f.text({ label: '价格', heading: '原价' }),
    two: f.text({ label: '价格' }),
    three: f.text({ label: '编号' }),
  });
  expect(columnsFor(resource).map(({ heading }) => heading)).toEqual(['原价', '价格（two）', '编号（three）']);
});

it('days that a range covers stand in the range alone', () => {
  const resource = withFields({
    from: f.day({ label: '开始' }),
    to: f.day({ label: '结束' }),
    period: f.dayRange({ label: '日期', from: 'from', to: 'to' }),
  });
  const columns = columnsFor(resource);
  expect(columns.map(({ name }) => name)).toEqual(['period']);
  expect(toRow({ id: 1, from: '2026-03-08', to: '2026-03-09' }, columns, noNames)).toEqual([
    1,
    '2026-03-08 ～ 2026-03-09',
  ]);
});

test('C1 V5 a category and a city are written by name; one that is no more as #id; each city is asked for once', async () => {
  const fields = { tag_id: f.ref({ label: '分类', to: 'tags', shows: 'name' }), city: f.city({ label: '城市' }) };
  const asked: number[] = [];
  const records = [
    { id: 1, tag_id: 3, city: 6 },
    { id: 2, tag_id: 4, city: 6 },
    { id: 3, tag_id: 0, city: 7 },
  ];
  const names = await readNames(fields, records, {
    records: async () => [{ id: 3, name: '面点' }],
    city: async (id) => {
      asked.push(id);
      return id === 6 ? '温哥华' : undefined;
    },
  });
  const columns = columnsFor(withFields(fields));
  expect(records.map((record) => toRow(record, columns, names))).toEqual([
    [1, '面点', '温哥华'],
    [2, '#4', '温哥华'],
    [3, '', '#7'],
  ]);
  expect(asked).toEqual([6, 7]);
});
