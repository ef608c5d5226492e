import type { Area } from './Area.ts';
import { withAttribute } from './cellLooks.ts';
import { canSort } from './sortRows.ts';
import { styleValue, withStyle } from './styleText.ts';
import { type Attributes, revise, type Table } from './Table.ts';

const styled = (attributes: Attributes, property: string, value: string | undefined): Attributes =>
  withAttribute(attributes, 'style', withStyle(attributes.style, property, value));

/** Where the table stands in its line. */
export const alignTable = (table: Table, align: 'left' | 'center' | 'right' | undefined): Table =>
  revise(table, { attributes: withAttribute(table.attributes, 'align', align) });

/** The name above the table; none when empty. */
export const nameTable = (table: Table, html: string): Table =>
  revise(table, { caption: html ? { html, attributes: table.caption?.attributes ?? {} } : undefined });

/** Rows on changing grounds, or no longer. E8 */
export const setStriped = (table: Table, striped: boolean): Table => revise(table, { striped });

/** Lets readers sort, or no longer; the same table while cells are merged. E8 */
export const setSortable = (table: Table, sortable: boolean): Table =>
  sortable && !canSort(table) ? table : revise(table, { sortable });

/** A table as wide as its text, or as wide as the page. */
export const setFit = (table: Table, fit: 'text' | 'page'): Table =>
  revise(table, {
    attributes: styled(
      withAttribute(table.attributes, 'width', undefined),
      'width',
      fit === 'page' ? '100%' : undefined,
    ),
    columns: table.columns.map((column) => withAttribute(styled(column, 'width', undefined), 'width', undefined)),
    cells: table.cells.map((cell) => ({ ...cell, attributes: withoutWidth(cell.attributes) })),
  });

const withoutWidth = (attributes: Attributes): Attributes =>
  withAttribute(styled(attributes, 'width', undefined), 'width', undefined);

/** Narrower than this a column cannot be taken hold of any more. */
export const LEAST_PX = 24;

/** One column's width in px, at least 24; the cells' own widths give way to it. */
export function setColumnWidth(table: Table, column: number, width: number): Table {
  const px = String(Math.max(Math.round(width), LEAST_PX));
  return revise(table, {
    columns: table.columns.map((old, index) => (index === column ? { ...withoutWidth(old), width: px } : old)),
    cells: table.cells.map((cell) =>
      cell.column === column ? { ...cell, attributes: withoutWidth(cell.attributes) } : cell,
    ),
  });
}

/** What a column says of its width, in px or per cent; undefined where it says nothing. */
export const widthOf = (table: Table, column: number): string | undefined =>
  table.columns[column]?.width ?? styleValue(table.columns[column]?.style, 'width');

/** Columns of an area, all of one width: their share of what they take together. */
export function averageColumns(table: Table, { left, right }: Area, widths: readonly number[]): Table {
  const chosen = widths.slice(left, right + 1);
  const share = chosen.reduce((sum, width) => sum + width, 0) / Math.max(chosen.length, 1);
  return chosen.reduce((next, _, index) => setColumnWidth(next, left + index, share), table);
}
