import type { SavedRow } from '../form/FieldContext.ts';

/** Whether the applet knows this row: it has an id there. */
export const isSaved = (row: unknown): row is SavedRow =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
