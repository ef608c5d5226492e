import type { Block } from '#schemas/entities/block.ts';
import type { AnyField, FieldKind, UnionField } from '../Field.ts';
import { startsOf } from '../list/newRow.ts';
import { isEmpty } from './checkField.ts';

type Values = Readonly<Record<string, unknown>>;

/** How a field's value stands in a form, where that is not how it stands in a record. Methods, so that all fit one table. */
interface FormShape<Field = AnyField, Value = unknown> {
  toForm?(value: Value | undefined, field: Field, record: Values): unknown;
  fromForm?(value: Value | undefined, field: Field, values: Values): unknown;
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

/** Blocks that say nothing are left behind. */
const blocks: FormShape<AnyField, readonly Block[]> = {
  fromForm: (value) => value?.filter(({ text }) => !isEmpty(text)),
};

/** Every kind answers for itself; the engine asks no field for its kind. */
export const formShapes: Readonly<Record<FieldKind, FormShape>> = {
  text: same,
  int: same,
  money: same,
  day: same,
  choice: same,
  ref: same,
  image: same,
  images: same,
  blocks,
  list: same,
  union,
  kept: same,
};
