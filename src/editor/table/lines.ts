import { hasHeaderColumn, hasHeaderRow } from './headers.ts';
import { type Attributes, type Cell, emptyCell, inOrder, type Row, revise, type Table } from './Table.ts';
import { tableLimits } from './tableLimits.ts';

/** Rows and columns are the same thing, seen from two sides. */
export type Axis = 'row' | 'column';

const spans = { row: 'rowspan', column: 'colspan' } as const;
const limitOf = { row: tableLimits.rows, column: tableLimits.columns } as const;
const other = { row: 'column', column: 'row' } as const;

/** How many rows or columns a table has. */
export const countOf = (table: Table, axis: Axis): number => (axis === 'row' ? table.rows : table.columns).length;

const isHeadedOn = (table: Table, axis: Axis): boolean =>
  axis === 'row' ? hasHeaderRow(table) : hasHeaderColumn(table);

/** Whether so many rows or columns may come before line `at`: within the limits, and never above a header. E8 */
export function canInsert(table: Table, axis: Axis, at: number, count = 1): boolean {
  return countOf(table, axis) + count <= limitOf[axis] && !(at === 0 && isHeadedOn(table, axis));
}

const moved = (cell: Cell, axis: Axis, by: number): Cell => (by === 0 ? cell : { ...cell, [axis]: cell[axis] + by });
const stretched = (cell: Cell, axis: Axis, by: number): Cell => ({ ...cell, [spans[axis]]: cell[spans[axis]] + by });

/** What a new cell takes over from its neighbour: where text stands in it. */
const alignedAs = ({ align, valign }: Attributes): Attributes => ({
  ...(align && { align }),
  ...(valign && { valign }),
});

function newCells(table: Table, axis: Axis, at: number, count: number, header?: boolean): readonly Cell[] {
  const across = other[axis];
  const reference = Math.max(at - 1, 0);
  const headed = isHeadedOn(table, across);
  const before = table.cells.filter((cell) => cell[axis] <= reference && reference < cell[axis] + cell[spans[axis]]);
  const free = before.filter((cell) => at === 0 || cell[axis] + cell[spans[axis]] <= at);
  return free.flatMap((cell) =>
    Array.from({ length: cell[spans[across]] * count }, (_, index): Cell => {
      const place = cell[across] + (index % cell[spans[across]]);
      const line = at + Math.floor(index / cell[spans[across]]);
      const made = emptyCell(0, 0, header ?? (headed && place === 0));
      return { ...made, [axis]: line, [across]: place, attributes: alignedAs(cell.attributes) };
    }),
  );
}

/** A new row stands in the body if either neighbour does. */
function partAt({ rows, parts }: Table, at: number): number {
  const near = [rows[at], rows[at - 1]].flatMap((row) => (row ? [row.part] : []));
  return near.find((part) => parts[part]?.tag === 'tbody') ?? near[0] ?? 0;
}

/** Puts empty rows or columns before line `at`; the same table where `canInsert` says no. `header`: they are headers. */
export function insertLines(table: Table, axis: Axis, at: number, count = 1, header?: boolean): Table {
  if (countOf(table, axis) + count > limitOf[axis] || (!header && !canInsert(table, axis, at, count))) return table;
  const kept = table.cells.map((cell) => {
    if (cell[axis] >= at) return moved(cell, axis, count);
    return cell[axis] + cell[spans[axis]] > at ? stretched(cell, axis, count) : cell;
  });
  const cells = inOrder([...kept, ...newCells(table, axis, at, count, header)]);
  if (axis === 'column') {
    return revise(table, {
      cells,
      columns: [
        ...table.columns.slice(0, at),
        ...Array.from({ length: count }, () => ({})),
        ...table.columns.slice(at),
      ],
    });
  }
  const part = partAt(table, at);
  const rows = Array.from({ length: count }, (): Row => ({ part, attributes: {} }));
  return revise(table, { cells, rows: [...table.rows.slice(0, at), ...rows, ...table.rows.slice(at)] });
}

/** Without the lines `from` to `to`, both included; undefined when nothing is left of the table. */
export function deleteLines(table: Table, axis: Axis, from: number, to: number): Table | undefined {
  const count = to - from + 1;
  if (count >= countOf(table, axis)) return undefined;
  const cells = table.cells.flatMap((cell) => {
    const end = cell[axis] + cell[spans[axis]] - 1;
    if (end < from) return [cell];
    if (cell[axis] > to) return [moved(cell, axis, -count)];
    const lost = Math.min(end, to) - Math.max(cell[axis], from) + 1;
    if (lost === cell[spans[axis]]) return [];
    // What begins in a lost line goes on in the one that takes its place.
    return [stretched({ ...cell, [axis]: Math.min(cell[axis], from) }, axis, -lost)];
  });
  const without = <Line>(lines: readonly Line[]) => lines.filter((_, at) => at < from || at > to);
  const changes = axis === 'row' ? { rows: without(table.rows) } : { columns: without(table.columns) };
  return revise(table, { cells: inOrder(cells), ...changes });
}

/** A new header row on top; the same table when it has 100 rows already. */
export const insertHeaderRow = (table: Table): Table => insertLines(table, 'row', 0, 1, true);

/** A new header column on the left; the same table when it has 20 columns already. */
export const insertHeaderColumn = (table: Table): Table => insertLines(table, 'column', 0, 1, true);
