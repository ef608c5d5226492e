import { type Cell, nothing } from '../Cell.ts';
import type { AnyField } from '../Field.ts';

/** The name behind the id where the list knows it, else the id; 0 points at nothing. */
export const refCell: Cell<AnyField, number> = {
  width: '120px',
  cut: true,
  draw: (value, field, { nameOf }) => (value ? (nameOf?.(field, value) ?? `#${value}`) : nothing),
};
