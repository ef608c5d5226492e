import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { coverOf, tableOf, textsOf, workedTable } from '../../../tests/support/tables.ts';
import { cellAt } from './Area.ts';
import { alignCells, clearCells, colourCells, writeCell } from './cellLooks.ts';
import { createTable } from './createTable.ts';
import { hasHeaderColumn, hasHeaderRow, setHeaderColumn, setHeaderRow } from './headers.ts';
import { canInsert, deleteLines, insertHeaderColumn, insertHeaderRow, insertLines } from './lines.ts';
import { canMerge, mergeCells, mergeTowards, neighbour } from './mergeCells.ts';
import { nextCell } from './nextCell.ts';
import { placeCells } from './placeCells.ts';
import { splitCell } from './splitCell.ts';
import { EMPTY, type Table } from './Table.ts';
import { averageColumns, setColumnWidth, setFit, setSortable, widthOf } from './tableLooks.ts';

const sizeOf = ({ rows, columns }: Table) => [rows.length, columns.length];

function cellOf(table: Table, row: number, column: number) {
  const cell = cellAt(table, row, column);
  if (!cell) throw new Error(`no cell at ${row}, ${column}`);
  return cell;
}

const nine = tableOf(['1', '2', '3'], ['4', '5', '6'], ['7', '8', '9']);

it('E8 after any work a table is a rectangle within 100 × 20, every place covered once', () => {
  fc.assert(
    fc.property(workedTable, (table) => {
      expect(
        coverOf(table)
          .flat()
          .filter((times) => times !== 1),
      ).toEqual([]);
      expect(table.rows.length).toBeLessThanOrEqual(100);
      expect(table.columns.length).toBeLessThanOrEqual(20);
    }),
    { numRuns: 200 },
  );
});

describe('E8 a new table', () => {
  it('is 5 × 5 with a header row and border 1', () => {
    const table = createTable();
    expect(sizeOf(table)).toEqual([5, 5]);
    expect(table.attributes.border).toBe('1');
    expect(hasHeaderRow(table)).toBe(true);
  });

  test.each([
    [150, 30, [100, 20]],
    [0, 0, [1, 1]],
    [2.9, 3, [2, 3]],
  ])('of %d × %d becomes %j', (rows, columns, size) => {
    expect(sizeOf(createTable(rows, columns))).toEqual(size);
  });
});

describe('E8 a table never grows over its limits', () => {
  const full = createTable(100, 20);
  test.each<[way: string, grow: (table: Table) => Table]>([
    ['a row', (table) => insertLines(table, 'row', 50)],
    ['a column', (table) => insertLines(table, 'column', 10)],
    ['a header row', (table) => insertHeaderRow(setHeaderRow(table, false))],
    ['a header column', insertHeaderColumn],
    ['Tab in the last cell', (table) => nextCell(table, cellOf(table, 99, 19))?.table ?? table],
    ['a paste', (table) => placeCells(table, 99, 19, [['a', 'b'], ['c']]).table],
  ])('by %s', (_, grow) => {
    expect(sizeOf(grow(full))).toEqual([100, 20]);
  });

  it('by several rows at once: 99 and 5 do not fit', () => {
    const table = createTable(99, 2);
    expect(canInsert(table, 'row', 99, 5)).toBe(false);
    expect(insertLines(table, 'row', 99, 5)).toBe(table);
    expect(sizeOf(insertLines(table, 'row', 99, 1))).toEqual([100, 2]);
  });
});

describe('rows and columns', () => {
  it('come before the line that is said', () => {
    expect(textsOf(insertLines(nine, 'row', 1))).toEqual([
      ['1', '2', '3'],
      [EMPTY, EMPTY, EMPTY],
      ['4', '5', '6'],
      ['7', '8', '9'],
    ]);
    expect(textsOf(insertLines(nine, 'column', 3))[0]).toEqual(['1', '2', '3', EMPTY]);
  });

  it('stretch the merged cell they run through', () => {
    const merged = mergeCells(nine, { top: 0, left: 0, bottom: 1, right: 1 });
    expect(cellOf(insertLines(merged, 'row', 1, 2), 0, 0)).toMatchObject({ rowspan: 4, colspan: 2 });
    expect(cellOf(insertLines(merged, 'column', 1), 0, 0)).toMatchObject({ rowspan: 2, colspan: 3 });
  });

  it('do not come above a header row or left of a header column', () => {
    const headed = setHeaderColumn(setHeaderRow(nine, true), true);
    expect([canInsert(headed, 'row', 0), canInsert(headed, 'column', 0)]).toEqual([false, false]);
    expect([canInsert(headed, 'row', 1), canInsert(headed, 'column', 1)]).toEqual([true, true]);
  });

  it('are headers where their header column or row runs on', () => {
    const headed = setHeaderColumn(setHeaderRow(nine, true), true);
    const longer = insertLines(headed, 'row', 3);
    expect([hasHeaderRow(longer), hasHeaderColumn(longer)]).toEqual([true, true]);
    expect(longer.cells.filter(({ row, header }) => row === 3 && header)).toHaveLength(1);
    expect(hasHeaderRow(insertLines(headed, 'column', 2))).toBe(true);
  });

  it('take over how their neighbours are aligned', () => {
    const right = alignCells(nine, { top: 2, left: 2, bottom: 2, right: 2 }, 'right', 'middle');
    expect(cellOf(insertLines(right, 'row', 3), 3, 2).attributes).toEqual({ align: 'right', valign: 'middle' });
  });

  it('are taken away, and a merged cell keeps what is left of it', () => {
    const merged = mergeCells(nine, { top: 0, left: 0, bottom: 1, right: 0 });
    const shorter = deleteLines(merged, 'row', 0, 0);
    expect(shorter && textsOf(shorter)).toEqual([
      ['1<br>4', '5', '6'],
      ['7', '8', '9'],
    ]);
    expect(textsOf(deleteLines(nine, 'column', 0, 1) ?? nine)).toEqual([['3'], ['6'], ['9']]);
  });

  it('the last of them take the table with them', () => {
    expect(deleteLines(nine, 'row', 0, 2)).toBeUndefined();
    expect(deleteLines(nine, 'column', 0, 2)).toBeUndefined();
  });
});

describe('merging', () => {
  it('puts the texts below each other, empty ones left out', () => {
    const merged = mergeCells(clearCells(nine, { top: 0, left: 1, bottom: 0, right: 1 }), {
      top: 0,
      left: 0,
      bottom: 1,
      right: 1,
    });
    expect(cellOf(merged, 1, 1)).toMatchObject({ html: '1<br>4<br>5', rowspan: 2, colspan: 2 });
  });

  it('takes in a merged cell that stands half in the area', () => {
    const merged = mergeCells(nine, { top: 0, left: 0, bottom: 0, right: 1 });
    expect(cellOf(mergeCells(merged, { top: 0, left: 1, bottom: 1, right: 1 }), 0, 0)).toMatchObject({
      html: '1<br>2<br>4<br>5',
    });
  });

  it('E8 switches sorting off, and it stays off while cells are merged', () => {
    const sortable = setSortable(nine, true);
    const merged = mergeCells(sortable, { top: 0, left: 0, bottom: 0, right: 1 });
    expect([sortable.sortable, merged.sortable, setSortable(merged, true).sortable]).toEqual([true, false, false]);
    expect(mergeTowards(sortable, cellOf(sortable, 0, 0), 'down').sortable).toBe(false);
  });

  it('of whole rows leaves one row, of whole columns one column', () => {
    expect(sizeOf(mergeCells(nine, { top: 0, left: 0, bottom: 1, right: 2 }))).toEqual([2, 3]);
    expect(sizeOf(mergeCells(nine, { top: 0, left: 1, bottom: 2, right: 2 }))).toEqual([3, 2]);
    expect(sizeOf(mergeCells(nine, { top: 0, left: 0, bottom: 2, right: 2 }))).toEqual([1, 1]);
  });

  it('does not mix headers with others to the right or below', () => {
    const headed = setHeaderRow(nine, true);
    expect(neighbour(headed, cellOf(headed, 0, 0), 'down')).toBeUndefined();
    expect(neighbour(headed, cellOf(headed, 0, 0), 'right')).toMatchObject({ html: '2' });
    expect(neighbour(nine, cellOf(nine, 2, 2), 'right')).toBeUndefined();
  });

  it('needs more than one cell', () => {
    expect(canMerge(nine, { top: 0, left: 0, bottom: 0, right: 0 })).toBe(false);
  });
});

describe('splitting', () => {
  const merged = mergeCells(nine, { top: 0, left: 0, bottom: 1, right: 1 });
  test.each<['rows' | 'columns' | 'cells', number]>([
    ['rows', 2],
    ['columns', 2],
    ['cells', 4],
  ])('into %s gives %d cells, the text in the first', (into, count) => {
    const split = splitCell(merged, cellOf(merged, 0, 0), into);
    const inside = split.cells.filter(({ row, column }) => row < 2 && column < 2);
    expect(inside.map(({ html }) => html)).toEqual(['1<br>2<br>4<br>5', ...Array(count - 1).fill(EMPTY)]);
    expect(
      coverOf(split)
        .flat()
        .every((times) => times === 1),
    ).toBe(true);
  });

  it('leaves a single cell alone', () => {
    expect(splitCell(nine, cellOf(nine, 0, 0), 'cells')).toBe(nine);
  });
});

describe('Tab', () => {
  it('goes on to the next cell, and back with Shift', () => {
    expect(nextCell(nine, cellOf(nine, 0, 2))?.cell.html).toBe('4');
    expect(nextCell(nine, cellOf(nine, 1, 0), true)?.cell.html).toBe('3');
    expect(nextCell(nine, cellOf(nine, 0, 0), true)).toBeUndefined();
  });

  it('adds a row after the last cell', () => {
    const step = nextCell(nine, cellOf(nine, 2, 2));
    expect([step && sizeOf(step.table), step?.cell.row, step?.cell.column]).toEqual([[4, 3], 3, 0]);
  });
});

describe('pasting into a table', () => {
  it('writes over what is there and makes room', () => {
    const { table, cut } = placeCells(nine, 2, 2, [['a', 'b'], ['c']]);
    expect(textsOf(table)).toEqual([
      ['1', '2', '3', EMPTY],
      ['4', '5', '6', EMPTY],
      ['7', '8', 'a', 'b'],
      [EMPTY, EMPTY, 'c', EMPTY],
    ]);
    expect(cut).toBe(false);
  });

  it('E8 says when something had no room', () => {
    expect(placeCells(createTable(100, 2), 99, 0, [['a'], ['b']]).cut).toBe(true);
  });
});

describe('looks', () => {
  it('a ground is given and taken, other styles stay', () => {
    const area = { top: 0, left: 0, bottom: 0, right: 0 };
    const red = colourCells(nine, area, '#ff0000');
    expect(cellOf(red, 0, 0).attributes).toEqual({ style: 'background-color: #ff0000;' });
    expect(cellOf(colourCells(red, area, undefined), 0, 0).attributes).toEqual({});
  });

  it('a column has one width, said once', () => {
    const wide = setColumnWidth(nine, 1, 120.4);
    expect([0, 1, 2].map((column) => widthOf(wide, column))).toEqual([undefined, '120', undefined]);
    expect(widthOf(setColumnWidth(nine, 1, 2), 1)).toBe('24');
    expect(widthOf(setFit(wide, 'page'), 1)).toBeUndefined();
  });

  it('columns share what they take together', () => {
    const even = averageColumns(nine, { top: 0, left: 0, bottom: 0, right: 1 }, [100, 200, 90]);
    expect([0, 1, 2].map((column) => widthOf(even, column))).toEqual(['150', '150', undefined]);
  });

  it('a cell that says the same is the same table', () => {
    expect(writeCell(nine, 0, 0, '1')).toBe(nine);
    expect(writeCell(nine, 0, 0, '')).not.toBe(nine);
  });
});
