import type { Cell, Table } from './Table.ts';
import { revise } from './Table.ts';

const allHeaders = (cells: readonly Cell[]): boolean => cells.length > 0 && cells.every(({ header }) => header);

/** Whether the first row says what the columns are: header cells only. */
export const hasHeaderRow = ({ cells }: Table): boolean => allHeaders(cells.filter(({ row }) => row === 0));

/** Whether the first column says what the rows are: header cells only, in every row below a header row. */
export function hasHeaderColumn(table: Table): boolean {
  const from = hasHeaderRow(table) ? 1 : 0;
  return allHeaders(table.cells.filter(({ row, column }) => column === 0 && row >= from));
}

/** How many rows at the top stay where they are when the others are sorted. */
export function headerRows(table: Table): number {
  const first = table.rows.findIndex((_, index) => !allHeaders(table.cells.filter(({ row }) => row === index)));
  return first < 0 ? table.rows.length : first;
}

const headed = (table: Table, isIn: (cell: Cell) => boolean, header: boolean): Table =>
  revise(table, {
    cells: table.cells.map((cell) => (isIn(cell) && cell.header !== header ? { ...cell, header } : cell)),
  });

/** The first row as a header, or no longer; the corner stays one while the first column is. */
export function setHeaderRow(table: Table, on: boolean): Table {
  const corner = !on && hasHeaderColumn(table);
  return headed(table, ({ row, column }) => row === 0 && !(corner && column === 0), on);
}

/** The first column as a header, or no longer; the corner stays one while the first row is. */
export function setHeaderColumn(table: Table, on: boolean): Table {
  const corner = !on && hasHeaderRow(table);
  return headed(table, ({ row, column }) => column === 0 && !(corner && row === 0), on);
}
