import { expect, it, test } from 'vitest';
import { tableOf, textsOf } from '../../../tests/support/tables.ts';
import { setHeaderRow } from './headers.ts';
import { mergeCells } from './mergeCells.ts';
import { numberIn, type SortMode, sortRows } from './sortRows.ts';
import { revise } from './Table.ts';

test.each([
  ['12.50', 12.5],
  ['-3', -3],
  ['−3.5 元', -3.5],
  ['-¥12', -12],
  ['¥1,280.00', 1280],
  ['.5', 0.5],
  ['A-3', 3],
  ['约 20 个', 20],
  ['无', undefined],
  ['', undefined],
])('%s is counted as %d', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

const column = (mode: SortMode, ...texts: readonly string[]) =>
  textsOf(sortRows(tableOf(...texts.map((text) => [text])), 0, mode)).flat();

test.each<[SortMode, readonly string[], readonly string[]]>([
  ['reverse', ['a', 'c', 'b'], ['b', 'c', 'a']],
  ['textUp', ['b', 'a', 'c'], ['a', 'b', 'c']],
  ['textDown', ['b', 'a', 'c'], ['c', 'b', 'a']],
  ['numberUp', ['10', '9.5', '-1', '2'], ['-1', '2', '9.5', '10']],
  ['numberDown', ['10', '9.5', '-1', '2'], ['10', '9.5', '2', '-1']],
  ['numberUp', ['无', '3', '', '1'], ['1', '3', '无', '']],
  ['numberDown', ['无', '3', '', '1'], ['3', '1', '无', '']],
])('E8 %s puts %j in the order %j', (mode, before, after) => {
  expect(column(mode, ...before)).toEqual(after);
});

it('E8 a price list is sorted below its header, row by row', () => {
  const prices = setHeaderRow(tableOf(['菜', '价'], ['豆腐', '¥12.5'], ['水饺', '¥9'], ['葱', '¥9.80']), true);
  expect(textsOf(sortRows(prices, 1, 'numberUp'))).toEqual([
    ['菜', '价'],
    ['水饺', '¥9'],
    ['葱', '¥9.80'],
    ['豆腐', '¥12.5'],
  ]);
});

it('E8 rows that are alike keep their order', () => {
  const table = tableOf(['1', 'a'], ['0', 'b'], ['1', 'c'], ['1', 'd']);
  expect(textsOf(sortRows(table, 0, 'numberUp')).map(([, name]) => name)).toEqual(['b', 'a', 'c', 'd']);
});

it('E8 only the chosen rows are sorted where several are', () => {
  const table = tableOf(['4'], ['3'], ['2'], ['1']);
  expect(textsOf(sortRows(table, 0, 'numberUp', 1, 2)).flat()).toEqual(['4', '2', '3', '1']);
  expect(textsOf(sortRows(table, 0, 'numberUp', 1, 1)).flat()).toEqual(['1', '2', '3', '4']);
});

it('E8 the total of a pasted table stays at its foot', () => {
  const table = revise(tableOf(['3'], ['1'], ['4']), {
    parts: [
      { tag: 'tbody', attributes: {} },
      { tag: 'tfoot', attributes: {} },
    ],
    rows: [0, 0, 1].map((part) => ({ part, attributes: {} })),
  });
  for (const mode of ['numberDown', 'numberUp', 'reverse'] as const) {
    const sorted = sortRows(table, 0, mode, 0, 2);
    expect(textsOf(sorted).flat()).toEqual(mode === 'numberDown' ? ['3', '1', '4'] : ['1', '3', '4']);
  }
});

it('E8 a table with merged cells is not sorted', () => {
  const merged = mergeCells(tableOf(['2', 'b'], ['1', 'a']), { top: 0, left: 0, bottom: 0, right: 1 });
  expect(sortRows(merged, 0, 'numberUp')).toBe(merged);
});
