import type { SavedRow } from '../input/FieldContext.ts';

/** Whether the applet knows this row: it has an id there. */
export const isSaved = <Row>(row: Row): row is Row & SavedRow =>
  typeof row === 'object' && row !== null && 'id' in row && (typeof row.id === 'number' || typeof row.id === 'string');
