import { expect, test } from 'vitest';
import { f } from '#fields/fAll.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { conventionalCalls } from '../../declare/conventionalCalls.ts';
import { defineResource } from '../../defineResource.ts';
import { columnsOf, toRow } from '../columns.ts';
import { readNames } from '../names.ts';
import { groundOf } from './ground.ts';
import { matchColumns } from './matchColumns.ts';
import { planRow } from './planRow.ts';

const tree = { to: 'kinds', shows: 'name', parent: 'parent_id' };
const kinds = defineResource({
  name: 'kinds',
  label: '品类',
  scope: 'shop',
  fields: {
    name: f.text({ label: '名称', required: '请输入名称' }),
    parent_id: f.tree({ label: '上级品类', ...tree }),
    like: f.tree({ label: '相近品类', ...tree, leaves: true }),
  },
  calls: conventionalCalls('kind'),
});
const records: readonly DataRecord[] = [
  { id: 1, name: '食品', parent_id: 0 },
  { id: 2, name: '水饺', parent_id: 1 },
  { id: 3, name: '速冻', parent_id: 2 },
  { id: 4, name: '日用', parent_id: 0 },
  { id: 5, name: '速冻', parent_id: 4 },
];
const open = { sees: () => true, changes: () => ({ can: true }) };
const columns = columnsOf(kinds, open as never);
let reads = 0;
const names = await readNames(kinds.fields, records, {
  async records() {
    reads += 1;
    return records;
  },
  city: async () => undefined,
});
const headings = ['编号', '名称', '上级品类', '相近品类'];
const targets = matchColumns(headings, [], columns);
const ground = groundOf({ resource: kinds, columns, headings, targets, records, names, mayUpdate: true });
const plan = (...cells: string[]) => planRow(ground, cells, 1);
const faults = (...cells: string[]) => {
  const made = plan(...cells);
  return made.what === 'wrong' ? made.faults.map(({ heading, message }) => `${heading}：${message}`) : made.what;
};

test('what is exported of a category is its path, which comes back as the same one', () => {
  expect(records.map((record) => toRow(record, columns, names)[2])).toEqual(['', '食品', '食品 / 水饺', '', '日用']);
  expect(plan('3', '速冻', '食品 / 水饺', '')).toEqual({ at: 1, what: 'same' });
  expect(reads).toBe(1);
});

test.each([
  [['', '虾饺', '食品 / 水饺', ''], 2],
  [['', '虾饺', '水饺', ''], 2],
  [['', '虾饺', '日用>速冻', ''], 5],
  [['', '虾饺', '#3', ''], 3],
])('the row %j is put below %i', (cells, parent_id) => {
  expect(plan(...cells)).toMatchObject({ what: 'create', values: { parent_id } });
});

test.each([
  [['', '虾饺', '速冻', ''], ['上级品类：有 2 个「速冻」，请写全：「食品 / 水饺 / 速冻」或「日用 / 速冻」']],
  [['', '虾饺', '面点', ''], ['上级品类：没有叫「面点」的上级品类']],
  [['1', '', '食品', ''], ['上级品类：上级品类不能选「食品」，它就是它自己']],
  [['1', '', '食品 / 水饺 / 速冻', ''], ['上级品类：上级品类不能选「食品 / 水饺 / 速冻」，它是它的下级']],
  [['', '虾饺', '', '食品'], ['相近品类：「食品」下面还有下级，请选最末一级']],
  // Only what it belongs to must not be itself.
  [['3', '', '', '食品 / 水饺 / 速冻'], 'update'],
  [['3', '', '日用', ''], 'update'],
])('the row %j: %j', (cells, said) => {
  expect(faults(...cells)).toEqual(said);
});
