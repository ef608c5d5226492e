import type { AnyField, FieldMap, ListField, UnionField } from '../Field.ts';

const isList = (field: AnyField): field is ListField => field.kind === 'list';
const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';

/** What a new record or row starts with: what each field says, and as many rows as a list cannot do without. */
export function newRow(fields: FieldMap): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = startOf(field);
    if (value !== undefined) row[name] = value;
  }
  return row;
}

function startOf(field: AnyField): unknown {
  if (field.initial !== undefined) return field.initial;
  // What is seen is what is sent: a switch nobody touched stands on no.
  if (field.kind === 'switch') return false;
  if (isList(field)) return Array.from({ length: field.min ?? 0 }, () => newRow(field.of));
  if (isUnion(field)) return startsOf(field);
  return undefined;
}

/** What every variant of a union starts with, under its own key. */
export function startsOf({ variants }: UnionField): Record<string, unknown> {
  return newRow(Object.fromEntries(Object.entries(variants)));
}
