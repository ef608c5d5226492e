import { canInsert, insertLines } from './lines.ts';
import type { Cell, Table } from './Table.ts';

/** Where Tab leads: to a cell of a table that may have grown by a row. */
export interface Step {
  readonly table: Table;
  readonly cell: Cell;
}

/**
 * The cell after this one in reading order, or before it when `back`.
 *
 * After the last one a row is added while there are fewer than 100; undefined where the way leads out of the table. E8
 */
export function nextCell(table: Table, cell: Cell, back = false): Step | undefined {
  const index = table.cells.findIndex(({ row, column }) => row === cell.row && column === cell.column);
  const next = table.cells[index + (back ? -1 : 1)];
  if (next) return { table, cell: next };
  if (back || !canInsert(table, 'row', table.rows.length)) return undefined;
  const longer = insertLines(table, 'row', table.rows.length);
  const first = longer.cells.find(({ row }) => row === table.rows.length);
  return first ? { table: longer, cell: first } : undefined;
}
