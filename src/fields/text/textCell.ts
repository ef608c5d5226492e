import { type Cell, nothing } from '../Cell.ts';
import type { AnyField } from '../Field.ts';

export const textCell: Cell<AnyField, string> = {
  width: 'minmax(120px, 1fr)',
  cut: true,
  draw: (value) => value || nothing,
};
