import { writeClip } from '../transfer/sheet/clipText.ts';
import type { GridRow } from './gridRows.ts';
import { type At, type OpenCell, openCell, type Typed, textOf } from './typed.ts';

/** From one corner to the other, both included. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const rangeOf = (one: At, other: At): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.col, other.col),
  right: Math.max(one.col, other.col),
});
export const isOne = ({ top, bottom, left, right }: Range): boolean => top === bottom && left === right;

/** The cells of a range that can be typed into, line by line. */
export const cellsIn = (
  rows: readonly GridRow[],
  columns: readonly string[],
  { top, bottom, left, right }: Range,
): readonly OpenCell[] =>
  rows
    .slice(top, bottom + 1)
    .flatMap((row) => columns.slice(left, right + 1).flatMap((column) => openCell(row, column) ?? []));

/** A range to be copied; a place without a cell is empty, so that lines keep their places. */
export const copy = (rows: readonly GridRow[], columns: readonly string[], range: Range, typed: Typed): string =>
  writeClip(
    rows.slice(range.top, range.bottom + 1).map((row) =>
      columns.slice(range.left, range.right + 1).map((column) => {
        const cell = openCell(row, column);
        return cell ? textOf(typed, cell) : '';
      }),
    ),
  );

/** What comes of a paste. */
export interface Pasted {
  readonly texts: readonly (readonly [OpenCell, string])[];
  /** Lines that fell on a place that cannot be changed, or beyond the last one. */
  readonly missed: number;
}

/**
 * Where what was copied lands: a single cell in all of the range, anything else from its corner on, line by line. A
 * blank cell changes nothing.
 */
export function paste(
  rows: readonly GridRow[],
  columns: readonly string[],
  range: Range,
  clip: readonly (readonly string[])[],
): Pasted {
  const [[only = ''] = []] = clip;
  if (clip.length === 1 && clip[0]?.length === 1 && !isOne(range)) {
    return { texts: cellsIn(rows, columns, range).map((cell) => [cell, only] as const), missed: 0 };
  }
  const filled = clip.flatMap((line, down) =>
    line.flatMap((text, along) => (text.trim() === '' ? [] : [{ text, down, along }])),
  );
  const texts = filled.flatMap(({ text, down, along }) => {
    const cell = openCell(rows[range.top + down], columns[range.left + along] ?? '');
    return cell ? [[cell, text] as const] : [];
  });
  return { texts, missed: filled.length - texts.length };
}
