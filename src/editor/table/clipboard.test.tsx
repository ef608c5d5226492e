import { expect, it, test } from 'vitest';
import { tableOf } from '../../../tests/support/tables.ts';
import { wholeOf } from './Area.ts';
import { copyCells, pastedCells } from './clipboard.ts';
import { mergeCells } from './mergeCells.ts';

test.each([
  [
    'a cell over two rows',
    '<tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr>',
    [
      ['a', 'b'],
      ['', 'c'],
    ],
  ],
  [
    'a cell over two columns and rows',
    '<tr><td>a</td><td colspan="2" rowspan="2">b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr>',
    [
      ['a', 'b', '', 'c'],
      ['d', '', '', 'e'],
    ],
  ],
  [
    'a cell over all rows of its part',
    '<tbody><tr><td rowspan="0">a</td><td>b</td></tr><tr><td>c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot>',
    [['a', 'b'], ['', 'c'], ['d']],
  ],
  [
    'a hole before a cell that comes from above',
    '<tr><td>a</td><td>b</td><td rowspan="2">c</td></tr><tr><td>d</td></tr>',
    [
      ['a', 'b', 'c'],
      ['d', '', ''],
    ],
  ],
])('E8 of a pasted table with %s each text keeps its column', (_, rows, expected) => {
  expect(pastedCells(`<table>${rows}</table>`, '')).toEqual(expected);
});

it('E8 what was copied with merged cells is pasted as it stood', () => {
  const merged = mergeCells(tableOf(['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i']), {
    top: 0,
    left: 0,
    bottom: 1,
    right: 0,
  });
  const { html, text } = copyCells(merged, wholeOf(merged));
  const rows = [
    ['b', 'c'],
    ['e', 'f'],
  ];
  expect(
    pastedCells(html, '')
      ?.slice(0, 2)
      .map((row) => row.slice(1)),
  ).toEqual(rows);
  expect(
    pastedCells('', text)
      ?.slice(0, 2)
      .map((row) => row.slice(1)),
  ).toEqual(rows);
});
