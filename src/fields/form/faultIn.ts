import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Message } from '#schemas/messages.ts';
import { misfit } from '../dependsOn.ts';
import type { AnyField, FieldMap } from '../Field.ts';
import type { ListField } from '../list/list.ts';
import { isObject } from '../nested/isObject.ts';
import { isUnfilled } from '../nested/isUnfilled.ts';
import { type Row, rowsIn } from '../nested/rowsOf.ts';
import type { ObjectField } from '../object/object.tsx';
import type { UnionField } from '../union/union.ts';
import { checkField } from './checkField.ts';

/** Whether a field holds rows of fields. */
export const isList = (field: AnyField): field is ListField => 'of' in field && 'add' in field;
/** Whether a field is one of several, chosen by a sibling. */
export const isUnion = (field: AnyField): field is UnionField => 'variants' in field;

/** The first thing wrong with a value, in its rows as well: what the form would say under its input, or nothing. G4, G5 */
export function faultIn(field: AnyField, value: unknown, values: Row): Message | undefined {
  if (isUnion(field)) {
    const variant = field.variants[Number(values[field.on])];
    return variant && faultIn(variant, value, values);
  }
  if (isObject(field)) return checked(field, value) ?? faultInside(field, value);
  const fault = checked(field, value) ?? misfit(field, value, values);
  return fault === undefined && isList(field) ? faultInRows(field, value) : fault;
}

/** What is required inside is so once something of it is filled in. */
function faultInside(field: ObjectField, value: unknown): Message | undefined {
  if (!isRecord(value) || (field.required === undefined && isUnfilled(field, value))) return undefined;
  const fault = firstFault(field.of, value);
  return fault === undefined ? undefined : `${field.label}：${fault}`;
}

function firstFault(of: FieldMap, row: Row): Message | undefined {
  for (const [name, field] of Object.entries(of)) {
    const fault = faultIn(field, row[name], row);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultInRows(list: ListField, value: unknown): Message | undefined {
  const { label, min = 0 } = list;
  const rows = rowsIn(value);
  if (rows.length < min) return `${label}至少要有 ${min} 行`;
  for (const at of rows.keys()) {
    const fault = faultInRow(list, rows, at);
    if (fault !== undefined) return `${label}第 ${at + 1} 行：${fault}`;
  }
  return undefined;
}

/** The first thing wrong with one row of a list, counted from 0: in a field, then between it and the rows before it. G6 */
export function faultInRow({ of, rowRule }: ListField, rows: readonly Row[], at: number): Message | undefined {
  const row = rows[at] ?? {};
  return firstFault(of, row) ?? rowRule?.(row, rows.slice(0, at))?.message;
}

function checked(field: AnyField, value: unknown): Message | undefined {
  const malformed = `${field.label}格式不正确`;
  try {
    // Rows that were written by hand may hold anything.
    if (isRecord(value) && !isObject(field) && !('from' in field)) return malformed;
    return checkField(field, value);
  } catch {
    return malformed;
  }
}
