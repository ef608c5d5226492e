import type { AnyField } from '#fields/Field.ts';
import type { Message } from '#schemas/messages.ts';
import { sameOf } from '../form/sameIn.ts';
import { readCell, writeCell } from './cellText.ts';
import type { GridRow } from './gridRows.ts';

/** What stands in cells in place of what their records hold, by {@link cellKey}. */
export type Typed = Readonly<Record<string, string>>;

/** A place in the sheet, counted from 0. */
export interface At {
  readonly row: number;
  readonly col: number;
}

/** Under what a cell's text is kept, whatever stands above it. */
export const cellKey = (row: Pick<GridRow, 'key'>, column: string): string => `${row.key}.${column}`;

/** A cell that can be typed into. */
export interface OpenCell {
  readonly key: string;
  readonly field: AnyField;
  readonly value: unknown;
}

/** The cell of a line, where it can be typed into. */
export function openCell(row: GridRow | undefined, column: string): OpenCell | undefined {
  const cell = row?.cells[column];
  return row && cell && 'field' in cell ? { key: cellKey(row, column), ...cell } : undefined;
}

/** What a cell says now. */
export const textOf = (typed: Typed, { key, field, value }: OpenCell): string => typed[key] ?? writeCell(field, value);

/** A cell while it is typed into: as it is typed, for `1.` is on its way to 1.5. */
export const typeText = (typed: Typed, { key }: OpenCell, text: string): Typed => ({ ...typed, [key]: text });

/** Texts put into cells; one that says what its record says anyway is not kept. */
export function putTexts(typed: Typed, texts: readonly (readonly [OpenCell, string])[]): Typed {
  const next = { ...typed };
  for (const [cell, text] of texts) {
    const { value, fault } = readCell(cell.field, text);
    if (fault === undefined && sameOf(cell.field, value, cell.value)) delete next[cell.key];
    // What can be read stands as it will be sent: `１２．５` is 12.5.
    else next[cell.key] = fault === undefined ? writeCell(cell.field, value) : text;
  }
  return next;
}

/** What is wrong, by cell: the sentences of the form. */
export const faultsIn = (
  rows: readonly GridRow[],
  columns: readonly string[],
  typed: Typed,
): ReadonlyMap<string, Message> =>
  new Map(
    typedCells(rows, columns, typed).flatMap(({ cell, text }) => {
      const { fault } = readCell(cell.field, text);
      return fault === undefined ? [] : [[cell.key, fault] as const];
    }),
  );

/** The cells that were typed into, from above to below. */
export const typedCells = (rows: readonly GridRow[], columns: readonly string[], typed: Typed) =>
  rows.flatMap((row) =>
    columns.flatMap((column) => {
      const cell = openCell(row, column);
      const text = cell && typed[cell.key];
      return cell && text !== undefined ? [{ row, column, cell, text }] : [];
    }),
  );
