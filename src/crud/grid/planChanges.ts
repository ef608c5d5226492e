import { faultIn } from '#fields/form/faultIn.ts';
import { rowsIn } from '#fields/nested/rowsOf.ts';
import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { emptied } from '../form/emptied.ts';
import { fieldOf } from '../Resource.ts';
import { titleOf } from '../titleOf.ts';
import { readCell, writeCell } from './cellText.ts';
import type { GridOf, GridRow } from './gridRows.ts';
import { type Typed, typedCells } from './typed.ts';

/** One cell that changes, as it reads before and after. */
export interface Line {
  readonly key: string;
  /** Of a row inside of the record, what the row is called. */
  readonly row: string | undefined;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a record changes to. */
export interface RecordChange {
  readonly id: RecordId;
  readonly title: string;
  /** The record as the sheet was drawn from it. */
  readonly before: DataRecord;
  /** The fields that change, whole. */
  readonly after: Values;
  readonly lines: readonly Line[];
  /** What the form would say of a field as a whole, e.g. of a row that is not in the sheet. */
  readonly fault: Message | undefined;
}

/** What would be sent for all that was typed, one record each. */
export function planChanges(of: GridOf, rows: readonly GridRow[], typed: Typed): readonly RecordChange[] {
  const changes = new Map<RecordId, RecordChange>();
  for (const { row, column, cell, text } of typedCells(rows, of.grid.fields, typed)) {
    const { record, nested } = row;
    const { value } = readCell(cell.field, text);
    const before = changes.get(record.id);
    const after = before?.after ?? {};
    const [name, whole] = nested
      ? [nested.list, withCell(after[nested.list] ?? record[nested.list], nested.id, column, value)]
      : [column, value];
    const line = {
      key: cell.key,
      row: nested && row.title,
      label: cell.field.label,
      before: writeCell(cell.field, cell.value),
      after: writeCell(cell.field, value),
    };
    changes.set(record.id, {
      id: record.id,
      title: titleOf(of.resource, record),
      before: record,
      after: { ...after, [name]: whole },
      lines: [...(before?.lines ?? []), line],
      fault: undefined,
    });
  }
  return [...changes.values()].map((change) => ({ ...change, fault: faultOf(of, change) }));
}

const withCell = (list: unknown, id: RecordId, column: string, value: unknown): readonly Values[] =>
  rowsIn(list).map((row) => (row.id === id ? { ...row, [column]: value } : row));

function faultOf({ resource }: GridOf, { before, after }: RecordChange): Message | undefined {
  const record = { ...before, ...after };
  for (const name of Object.keys(after)) {
    const fault =
      faultIn(fieldOf(resource, name), record[name], record) ??
      emptied(resource, name, after[name], before[name]).problem;
    if (fault !== undefined) return fault;
  }
  return undefined;
}
