import { type Cell, nothing } from '../Cell.ts';
import type { RefField } from '../Field.ts';

/** A reference of 0 points at nothing. */
export const refCell: Cell<RefField, number> = { width: '120px', draw: (value) => (value ? `#${value}` : nothing) };
