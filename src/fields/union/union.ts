import { isRecord } from '#schemas/codecs/isRecord.ts';
import { eitherOf } from '#schemas/codecs/structure.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import type { AnyField, FieldBase, FieldKind, FieldMap, ValueOf } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { listCell } from '../list/list.ts';
import { jsonIn } from '../text/data.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

type Values = Readonly<Record<string, unknown>>;

/** One of several fields, chosen by the value of a sibling; the others keep what was typed until it is saved. */
export interface UnionField<Variants extends Readonly<Record<number, AnyField>> = Readonly<Record<number, AnyField>>>
  extends FieldBase<'union', ValueOf<Variants[keyof Variants]>> {
  readonly on: string;
  readonly variants: Variants;
}

/** Kinds whose value is the text itself. */
const wordy: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'textarea',
  'phone',
  'url',
  'image',
  'file',
  'video',
]);
const isWordy = ({ variants }: UnionField): boolean => Object.values(variants).every(({ kind }) => wordy.has(kind));

/** Whatever its variant holds: as it is where all of them hold texts, else as JSON. */
const sheetText: FieldText<UnionField> = {
  write(value, field) {
    if (value === undefined) return '';
    return isWordy(field) ? String(value) : JSON.stringify(value);
  },
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    if (isWordy(field)) return { value: text.trim() };
    const value = jsonIn(text);
    return value === undefined ? { problem: expected(field, '导出时的内容', text) } : { value };
  },
};

/** What every variant starts with, under its own key. */
const startsOf = ({ variants }: UnionField, startOf: (fields: FieldMap) => Values): Values =>
  startOf(Object.fromEntries(Object.entries(variants)));

export const unionKind: Kind<UnionField> = {
  cell: listCell,
  text: sheetText,
  codec: ({ variants }, { codecOf }) => eitherOf(Object.values(variants).flatMap((field) => codecOf(field) ?? [])),
  // What was typed into each variant stays under its own key; the record fills, and gets, the one it is of.
  form: {
    start: startsOf,
    toForm: (value, field, record, startOf) => ({
      ...startsOf(field, startOf),
      ...(isEmpty(value) ? {} : { [String(record[field.on])]: value }),
    }),
    fromForm: (value, { on }, values) => (isRecord(value) ? value[String(values[on])] : undefined),
  },
};
