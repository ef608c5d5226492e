import { type Area, areaOf, around, cellAt, cellsIn, wholeCells } from './Area.ts';
import { deleteLines } from './lines.ts';
import { type Cell, EMPTY, inOrder, revise, type Table } from './Table.ts';

const isBlank = ({ html }: Cell): boolean => html === '' || html === EMPTY;

/** Whether an area can become one cell: more than one cell, and none that would reach out of its part. */
export function canMerge(table: Table, area: Area): boolean {
  const whole = wholeCells(table, area);
  const oneCell = cellsIn(table, whole).length < 2;
  return !oneCell && table.rows[whole.top]?.part === table.rows[whole.bottom]?.part;
}

/** Lines that no cell begins in any more say nothing: what was merged over the whole width becomes one row. */
function collapse(table: Table, area: Area): Table {
  const { top, left, bottom, right } = area;
  const wide = left === 0 && right === table.columns.length - 1;
  const tall = top === 0 && bottom === table.rows.length - 1;
  const lower = wide && bottom > top ? (deleteLines(table, 'row', top + 1, bottom) ?? table) : table;
  return tall && right > left ? (deleteLines(lower, 'column', left + 1, right) ?? lower) : lower;
}

/**
 * Makes one cell of an area, its texts below each other; the same table where `canMerge` says no.
 *
 * A table with merged cells cannot be sorted, so that is switched off. E8
 */
export function mergeCells(table: Table, area: Area): Table {
  if (!canMerge(table, area)) return table;
  const whole = wholeCells(table, area);
  const merged = new Set(cellsIn(table, whole));
  const [first] = merged;
  if (first === undefined) return table;
  const texts = [...merged].filter((cell) => !isBlank(cell)).map(({ html }) => html);
  const one: Cell = {
    ...first,
    rowspan: whole.bottom - whole.top + 1,
    colspan: whole.right - whole.left + 1,
    html: texts.join('<br>') || EMPTY,
  };
  const cells = inOrder([one, ...table.cells.filter((cell) => !merged.has(cell))]);
  return collapse(revise(table, { cells, sortable: false }), whole);
}

/** The cell on the right or below that is as high or as wide, of the same kind; undefined where there is none. */
export function neighbour(table: Table, cell: Cell, to: 'right' | 'down'): Cell | undefined {
  const { bottom, right } = areaOf(cell);
  const next = to === 'right' ? cellAt(table, cell.row, right + 1) : cellAt(table, bottom + 1, cell.column);
  if (next === undefined || next.header !== cell.header) return undefined;
  const fits =
    to === 'right'
      ? next.row === cell.row && next.rowspan === cell.rowspan
      : next.column === cell.column && next.colspan === cell.colspan;
  return fits && canMerge(table, around(areaOf(cell), areaOf(next))) ? next : undefined;
}

/** Makes one of a cell and its `neighbour`; the same table where there is none. */
export function mergeTowards(table: Table, cell: Cell, to: 'right' | 'down'): Table {
  const next = neighbour(table, cell, to);
  return next ? mergeCells(table, around(areaOf(cell), areaOf(next))) : table;
}
