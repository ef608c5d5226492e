import { type Cell, nothing } from '../Cell.ts';
import type { AnyField } from '../Field.ts';

/** How many rows a nested list holds. */
export const listCell: Cell<AnyField, readonly unknown[]> = {
  align: 'end',
  width: '96px',
  cut: true,
  draw: (rows) => (rows === undefined ? nothing : `${rows.length} 项`),
};
