import type { FieldMap } from '../Field.ts';
import { kinds } from '../kinds.ts';

/** What a new record or row starts with: what each field says, or what its kind does. */
export function newRow(fields: FieldMap): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = field.initial ?? kinds[field.kind].form?.start?.(field, newRow);
    if (value !== undefined) row[name] = value;
  }
  return row;
}
