import type { GridRow } from './gridRows.ts';
import { type At, openCell } from './typed.ts';

/** One step in the sheet: lines down, columns to the right. */
export interface Step {
  readonly down: number;
  readonly along: number;
}

/** The next cell that way which can be typed into; where there is none, the same. `far` goes as far as it can. */
export function stepTo(
  rows: readonly GridRow[],
  columns: readonly string[],
  at: At,
  { down, along }: Step,
  far = false,
): At {
  let reached = at;
  for (let { row, col } = at; ; ) {
    row += down;
    col += along;
    const column = columns[col];
    if (!rows[row] || column === undefined) return reached;
    if (!openCell(rows[row], column)) continue;
    reached = { row, col };
    if (!far) return reached;
  }
}
