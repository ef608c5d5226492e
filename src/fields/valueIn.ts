import type { AnyField, ComputedField, DayRangeField, FieldKind } from './Field.ts';

type Values = Readonly<Record<string, unknown>>;

/** How a field that no answer holds is read from those that are held. A method, so that all fit one table. */
interface Reader<Field = AnyField> {
  read(record: Values, field: Field, now: number | undefined): unknown;
}

const computed: Reader<ComputedField> = { read: (record, field, now) => field.of(record, now) };
const dayRange: Reader<DayRangeField> = { read: (record, { from, to }) => ({ from: record[from], to: record[to] }) };
const readers: Readonly<Partial<Record<FieldKind, Reader>>> = { computed, dayRange };

const isComputed = (field: AnyField): field is ComputedField => field.kind === 'computed';

/** What a list is sorted by: the rank of what is worked out, where it has one, else the value itself. */
export const orderIn = (record: Values, name: string, field: AnyField, now: number): unknown =>
  isComputed(field) && field.rank ? field.rank(record, now) : valueIn(record, name, field, now);

/** What a record holds under a field's name, or what follows from its other fields and the time. */
export const valueIn = (record: Values, name: string, field: AnyField, now?: number): unknown => {
  const reader = readers[field.kind];
  return reader ? reader.read(record, field, now) : record[name];
};
