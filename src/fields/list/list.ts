import { isRecord } from '#schemas/codecs/isRecord.ts';
import { listOf } from '#schemas/codecs/structure.ts';
import type { Message } from '#schemas/messages.ts';
import { type Cell, nothing } from '../Cell.ts';
import type { AnyField, FieldBase, FieldMap, RowOf, ValueOf } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { jsonIn } from '../text/data.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

/** Rows of fields; a row may hold lists again. */
export interface ListField<Of extends FieldMap = FieldMap> extends FieldBase<'list', readonly RowOf<Of>[]> {
  readonly of: Of;
  /** Fewer rows than this cannot be left. */
  readonly min?: number;
  readonly add: string;
  /** What is wrong between the fields of one row and the rows before it, said at one of its fields with an input. */
  rowRule?(row: HalfRow<Of>, before: readonly HalfRow<Of>[]): RowFault | undefined;
  /** What a row says in one line while it is folded away; rows without it are never folded. */
  summary?(row: HalfRow<Of>): string;
}

/** A row while it is being filled in. */
export type HalfRow<Of> = { readonly [Key in keyof Of]?: ValueOf<Of[Key]> | undefined };

/** What is wrong with a row, and at which of its fields it is said. */
export interface RowFault {
  readonly field: string;
  readonly message: Message;
}

/** How many rows a nested list holds. */
export const listCell: Cell<AnyField, readonly unknown[]> = {
  align: 'end',
  width: '96px',
  cut: true,
  draw: (rows) => (rows === undefined ? nothing : `${rows.length} 项`),
};

/** Rows of fields as JSON: a sheet has no cells for them. */
const sheetText: FieldText<AnyField, readonly unknown[]> = {
  write: (value) => (value === undefined ? '' : JSON.stringify(value)),
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const rows = jsonIn(text);
    if (Array.isArray(rows) && rows.every(isRecord)) return { value: rows };
    return { problem: expected(field, '导出时的列表格式，例如 [{"name": "大份"}]', text) };
  },
};

export const listKind: Kind<ListField, readonly unknown[]> = {
  cell: listCell,
  text: sheetText,
  codec: ({ of }, { nest, rowOf }) => nest(listOf(rowOf(of))),
  form: { start: ({ of, min = 0 }, startOf) => Array.from({ length: min }, () => startOf(of)) },
};
