import { type Area, cellsIn, wholeCells } from './Area.ts';
import { withStyle } from './styleText.ts';
import { type Attributes, type Cell, EMPTY, revise, type Table } from './Table.ts';

/** The attributes with one changed, or without it; the others keep their places. */
export function withAttribute(attributes: Attributes, name: string, value: string | undefined): Attributes {
  if (value) return { ...attributes, [name]: value };
  const { [name]: _, ...others } = attributes;
  return others;
}

const changed = (table: Table, area: Area, change: (cell: Cell) => Cell): Table => {
  const inside = new Set(cellsIn(table, wholeCells(table, area)));
  return revise(table, { cells: table.cells.map((cell) => (inside.has(cell) ? change(cell) : cell)) });
};

export type Align = 'left' | 'center' | 'right';
export type Valign = 'top' | 'middle' | 'bottom';

/** Where text stands in the cells of an area: one of nine places. */
export const alignCells = (table: Table, area: Area, align: Align, valign: Valign): Table =>
  changed(table, area, (cell) => ({
    ...cell,
    attributes: withAttribute(withAttribute(cell.attributes, 'align', align), 'valign', valign),
  }));

/** The ground of the cells of an area, a CSS colour; none when undefined. */
export const colourCells = (table: Table, area: Area, colour: string | undefined): Table =>
  changed(table, area, (cell) => {
    const style = withStyle(cell.attributes.style, 'background-color', colour);
    return { ...cell, attributes: withAttribute(cell.attributes, 'style', style) };
  });

/** The area with nothing written in it. */
export const clearCells = (table: Table, area: Area): Table =>
  changed(table, area, (cell) => ({ ...cell, html: EMPTY }));

/** One cell with other HTML; the same table when it says the same. */
export function writeCell(table: Table, row: number, column: number, html: string): Table {
  const written = html || EMPTY;
  const old = table.cells.find((cell) => cell.row === row && cell.column === column);
  if (old === undefined || old.html === written) return table;
  return revise(table, { cells: table.cells.map((cell) => (cell === old ? { ...cell, html: written } : cell)) });
}
