import type { Block } from '#schemas/entities/block.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import type { AnyField, ConstantField, DayRange, DayRangeField, FieldKind, UnionField } from '../Field.ts';
import { startsOf } from '../list/newRow.ts';

type Values = Readonly<Record<string, unknown>>;

/** How a field's value stands in a form, where that is not how it stands in a record. Methods, so that all fit one table. */
interface FormShape<Field = AnyField, Value = unknown> {
  toForm?(value: Value | undefined, field: Field, record: Values): unknown;
  fromForm?(value: Value | undefined, field: Field, values: Values): unknown;
  /** For a field that is filled in as one and sent as several: they, in place of the field itself. */
  spread?(value: Value | undefined, field: Field): Values;
  /** What of the value counts when it is asked whether it has changed. */
  says?(value: Value | undefined, field: Field): unknown;
}

const same: FormShape = {};

/** A union keeps what was typed into each variant under its own key; the record fills, and gets, the one it is of. */
const union: FormShape<UnionField, Values> = {
  toForm: (value, field, record) => ({
    ...startsOf(field),
    ...(isEmpty(value) ? {} : { [String(record[field.on])]: value }),
  }),
  fromForm: (value, { on }, values) => value?.[String(values[on])],
};

/** Blocks that say nothing are left behind; what was no list of blocks is one once it is changed. N6 */
const speaking = (value: readonly Block[] | undefined) =>
  value?.filter(({ text }) => !isEmpty(text)).map(({ type, text }) => ({ type, text }));
const blocks: FormShape<AnyField, readonly Block[]> = { fromForm: speaking, says: speaking };

/** Two days of the record, filled in as one. */
const dayRange: FormShape<DayRangeField, DayRange> = {
  toForm: (_, { from, to }, record) => ({ from: record[from], to: record[to] }),
  spread: (value, { from, to }) => ({ [from]: value?.from, [to]: value?.to }),
};

/** `12.5` and `12.50` are one amount. */
const money: FormShape<AnyField, string> = {
  says: (value) => (isEmpty(value) ? value : value?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')),
};

const constant: FormShape<ConstantField> = { toForm: (_, { value }) => value, fromForm: (_, { value }) => value };
const unsent: FormShape = { spread: () => ({}) };

/** Every kind answers for itself; the engine asks no field for its kind. */
export const formShapes: Readonly<Record<FieldKind, FormShape>> = {
  text: same,
  textarea: same,
  phone: same,
  url: same,
  int: same,
  money,
  choice: same,
  switch: same,
  tags: same,
  ref: same,
  city: same,
  day: same,
  dayRange,
  image: same,
  images: same,
  file: same,
  video: same,
  blocks,
  richText: same,
  list: same,
  union,
  kept: same,
  constant,
  computed: unsent,
};
