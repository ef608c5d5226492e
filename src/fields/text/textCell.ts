import { type Cell, nothing } from '../Cell.ts';
import type { AnyField } from '../Field.ts';

export const textCell: Cell<AnyField, string> = { draw: (value) => value || nothing };
