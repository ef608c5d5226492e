import type { Cell, Table } from './Table.ts';

/** A rectangle of rows and columns, both ends included. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The rows and columns one cell takes. */
export const areaOf = ({ row, column, rowspan, colspan }: Cell): Area => ({
  top: row,
  left: column,
  bottom: row + rowspan - 1,
  right: column + colspan - 1,
});

/** All of a table. */
export const wholeOf = ({ rows, columns }: Table): Area => ({
  top: 0,
  left: 0,
  bottom: rows.length - 1,
  right: columns.length - 1,
});

/** The smallest area that holds both. */
export const around = (a: Area, b: Area): Area => ({
  top: Math.min(a.top, b.top),
  left: Math.min(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
});

const touches = (a: Area, b: Area): boolean =>
  a.top <= b.bottom && b.top <= a.bottom && a.left <= b.right && b.left <= a.right;

const same = (a: Area, b: Area): boolean =>
  a.top === b.top && a.left === b.left && a.bottom === b.bottom && a.right === b.right;

/** The cells that stand in an area, even with a part of them only. */
export const cellsIn = ({ cells }: Table, area: Area): readonly Cell[] =>
  cells.filter((cell) => touches(areaOf(cell), area));

/** The cell that covers a place; undefined outside of the table. */
export const cellAt = (table: Table, row: number, column: number): Cell | undefined =>
  table.cells.find((cell) => touches(areaOf(cell), { top: row, bottom: row, left: column, right: column }));

/** The area, grown until no cell stands half in it. */
export function wholeCells(table: Table, area: Area): Area {
  const grown = cellsIn(table, area).map(areaOf).reduce(around, area);
  return same(grown, area) ? area : wholeCells(table, grown);
}
