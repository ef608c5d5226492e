import fc from 'fast-check';
import { areaOf } from '#editor/table/Area.ts';
import { createTable } from '#editor/table/createTable.ts';
import { setHeaderColumn, setHeaderRow } from '#editor/table/headers.ts';
import { deleteLines, insertHeaderRow, insertLines } from '#editor/table/lines.ts';
import { mergeCells } from '#editor/table/mergeCells.ts';
import { placeCells } from '#editor/table/placeCells.ts';
import { sortRows } from '#editor/table/sortRows.ts';
import { splitCell } from '#editor/table/splitCell.ts';
import { revise, type Table } from '#editor/table/Table.ts';

/** A table of these texts, without a header. */
export function tableOf(...rows: readonly (readonly string[])[]): Table {
  const table = createTable(rows.length, rows[0]?.length);
  const cells = table.cells.map((cell) => ({ ...cell, header: false, html: rows[cell.row]?.[cell.column] ?? '' }));
  return revise(table, { cells });
}

/** What its cells say, row by row; a merged cell once, where it begins. */
export const textsOf = ({ rows, cells }: Table): readonly (readonly string[])[] =>
  rows.map((_, index) => cells.filter(({ row }) => row === index).map(({ html }) => html));

/** How often every place is covered by a cell: once, if the table is sound. */
export function coverOf(table: Table): readonly (readonly number[])[] {
  const cover = table.rows.map(() => table.columns.map(() => 0));
  for (const cell of table.cells) {
    const { top, left, bottom, right } = areaOf(cell);
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const line = cover[row];
        if (line) line[column] = (line[column] ?? 0) + 1;
      }
    }
  }
  return cover;
}

type Step = (table: Table) => Table;

const small = fc.nat({ max: 7 });
const axis = fc.constantFrom('row', 'column');

/** Anything a merchant may do to a table, wherever it may be. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(axis, small, small).map(
    ([on, at, count]): Step =>
      (table) =>
        at <= (on === 'row' ? table.rows : table.columns).length ? insertLines(table, on, at, count + 1) : table,
  ),
  fc.tuple(axis, small, small).map(
    ([on, from, more]): Step =>
      (table) => {
        const last = (on === 'row' ? table.rows : table.columns).length - 1;
        return from > last ? table : (deleteLines(table, on, from, Math.min(from + more, last)) ?? table);
      },
  ),
  fc.tuple(small, small, small, small).map(
    ([top, left, high, wide]): Step =>
      (table) => {
        const [bottom, right] = [top + high, left + wide];
        return bottom < table.rows.length && right < table.columns.length
          ? mergeCells(table, { top, left, bottom, right })
          : table;
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom('rows', 'columns', 'cells')).map(
    ([at, into]): Step =>
      (table) => {
        const cell = table.cells[at % table.cells.length];
        return cell ? splitCell(table, cell, into) : table;
      },
  ),
  fc.boolean().map(
    (on): Step =>
      (table) =>
        setHeaderRow(table, on),
  ),
  fc.boolean().map(
    (on): Step =>
      (table) =>
        setHeaderColumn(table, on),
  ),
  fc.constant<Step>(insertHeaderRow),
  fc.tuple(small, small, small).map(
    ([row, column, size]): Step =>
      (table) =>
        row < table.rows.length && column < table.columns.length
          ? placeCells(
              table,
              row,
              column,
              Array.from({ length: size + 1 }, () => ['<b>a</b>', 'b', '&amp;']),
            ).table
          : table,
  ),
  fc.constantFrom('textUp', 'numberDown', 'reverse').map(
    (mode): Step =>
      (table) =>
        sortRows(table, 0, mode),
  ),
  fc.tuple(fc.boolean(), fc.boolean()).map(
    ([sortable, striped]): Step =>
      (table) =>
        revise(table, { sortable, striped }),
  ),
);

/** A table after all sorts of work on it. */
export const workedTable: fc.Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 12 }))
  .map(([rows, columns, steps]) => steps.reduce((table, work) => work(table), createTable(rows, columns)));
