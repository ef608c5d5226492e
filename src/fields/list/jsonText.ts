import type { AnyField } from '../Field.ts';
import { jsonIn } from '../text/data.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of fields as JSON: a sheet has no cells for them. */
export const listText: FieldText<AnyField, readonly unknown[]> = {
  write: (value) => (value === undefined ? '' : JSON.stringify(value)),
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const rows = jsonIn(text);
    if (Array.isArray(rows) && rows.every(isRow)) return { value: rows };
    return { problem: expected(field, '导出时的那种列表，例如 [{"name": "大份"}]', text) };
  },
};

/** Whatever its variant holds, as JSON. */
export const unionText: FieldText = {
  write: (value) => (value === undefined ? '' : JSON.stringify(value)),
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const value = jsonIn(text);
    return value === undefined ? { problem: expected(field, '导出时的内容', text) } : { value };
  },
};
