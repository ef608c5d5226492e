import { countOf, insertLines } from './lines.ts';
import { type Cell, EMPTY, revise, type Table } from './Table.ts';
import { tableLimits } from './tableLimits.ts';

/** What became of a paste into a table: whether something had no room. */
export interface Placed {
  readonly table: Table;
  readonly cut: boolean;
}

function grown(table: Table, axis: 'row' | 'column', wanted: number, most: number): Table {
  const count = countOf(table, axis);
  return wanted > count ? insertLines(table, axis, count, Math.min(wanted, most) - count) : table;
}

/**
 * Writes rows of HTML into a table from one cell on; it grows up to 100 rows and 20 columns, the rest is cut. E8
 *
 * A place that a merged cell covers is left out.
 */
export function placeCells(table: Table, row: number, column: number, block: readonly (readonly string[])[]): Placed {
  const wide = Math.max(0, ...block.map((line) => line.length));
  const [rows, columns] = [row + block.length, column + wide];
  const large = grown(grown(table, 'row', rows, tableLimits.rows), 'column', columns, tableLimits.columns);
  const cells = large.cells.map((cell): Cell => {
    const html = block[cell.row - row]?.[cell.column - column];
    return html === undefined ? cell : { ...cell, html: html || EMPTY };
  });
  return { table: revise(large, { cells }), cut: rows > tableLimits.rows || columns > tableLimits.columns };
}
