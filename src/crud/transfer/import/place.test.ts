import { expect, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { accessOf } from '../../access/useAccess.ts';
import { columnsOf } from '../columns.ts';
import type { SheetFile } from '../sheet/readFile.ts';
import type { Grid, SheetTab } from '../sheet/Sheet.ts';
import { guessPlace, problemOf, tableAt } from './place.ts';

const columns = columnsOf(goods, accessOf(goods, null));
const tab = (grid: Grid, hidden = false): SheetTab => ({ name: '表', hidden, grid, merged: [] });
const fileOf = (...tabs: readonly SheetTab[]): SheetFile => ({ name: '货.xlsx', format: 'xlsx', tabs });
const head = ['商品名称', '价格', '库存'];
const row = ['水饺', '18.99', '86'];
const guess = (...tabs: readonly SheetTab[]) => guessPlace(fileOf(...tabs), columns);

test.each([
  ['in the first row', [head, row], 0],
  ['below a title', [['温村十月货单', '', ''], head, row], 1],
  ['below a title, a day and a blank line', [['货单'], ['2026-10-03'], ['', ''], head, row], 3],
  ['below blank lines', [[''], [''], head, row], 2],
  [
    'nowhere known, below a title',
    [
      ['货单', ''],
      ['品', '钱'],
      ['水饺', '18'],
    ],
    1,
  ],
  ['nowhere known, in one column', [['品'], ['水饺']], 0],
  ['nowhere', [], 0],
])('N9 headings are found %s', (_, grid, at) => {
  expect(guess(tab(grid))).toEqual({ tab: 0, head: at });
});

test('N9 the sheet with our headings is taken, one that is shown before a hidden one', () => {
  expect(guess(tab([['说明'], ['请填第二张表']]), tab([head, row])).tab).toBe(1);
  expect(guess(tab([head, row], true), tab([['a', 'b'], row]), tab([head, row])).tab).toBe(2);
  expect(guess(tab([head, row], true), tab([['说明']])).tab).toBe(0);
  expect(guess(tab([['说明', '2026']]), tab([['品', '钱'], row])).tab).toBe(1);
  expect(guessPlace(fileOf(tab([head, row]), tab([['a', 'b'], row])), columns, [1])).toEqual({ tab: 1, head: 0 });
});

test.each([
  [[], '这个文件是空的'],
  [[['', ' ']], '这个文件是空的'],
  [[head, ['', '']], '只有列名，没有要导入的行'],
  [[head, row], undefined],
  [[head, ...Array.from({ length: 20_001 }, () => row)], '一次最多导入 20000 行，请分成几个文件'],
])('a sheet of %j', (grid, said) => {
  expect(problemOf(tableAt(fileOf(tab(grid)), { tab: 0, head: 0 }))).toBe(said);
});
