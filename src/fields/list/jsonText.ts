import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { AnyField, FieldKind, UnionField } from '../Field.ts';
import { jsonIn } from '../text/data.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

/** Rows of fields as JSON: a sheet has no cells for them. */
export const listText: FieldText<AnyField, readonly unknown[]> = {
  write: (value) => (value === undefined ? '' : JSON.stringify(value)),
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const rows = jsonIn(text);
    if (Array.isArray(rows) && rows.every(isRecord)) return { value: rows };
    return { problem: expected(field, '导出时的那种列表，例如 [{"name": "大份"}]', text) };
  },
};

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
export const unionText: FieldText<UnionField> = {
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
