import type { AnyField } from './Field.ts';
import { kinds } from './kinds.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a list is sorted by: the rank of what is worked out, where it has one, else the value itself. */
export const orderIn = (record: Values, name: string, field: AnyField, now: number): unknown => {
  const { rank } = kinds[field.kind];
  return rank ? rank(record, field, now, name) : valueIn(record, name, field, now);
};

/** What a record holds under a field's name, or what follows from its other fields and the time. */
export const valueIn = (record: Values, name: string, field: AnyField, now?: number): unknown => {
  const { read } = kinds[field.kind];
  // Null is what an applet says of a field that may hold nothing.
  return read ? read(record, field, now) : (record[name] ?? undefined);
};
