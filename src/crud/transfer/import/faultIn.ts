import type { AnyField, ListField, UnionField } from '#fields/Field.ts';
import { checkField } from '#fields/form/checkField.ts';
import type { Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';

const isList = (field: AnyField): field is ListField => 'of' in field && 'add' in field;
const isUnion = (field: AnyField): field is UnionField => 'variants' in field;
const isRow = (row: unknown): row is Values => typeof row === 'object' && row !== null;

/** The first thing wrong with a value, in its rows as well: what the form would say under its input, or nothing. G4, G5 */
export function faultIn(field: AnyField, value: unknown, values: Values): Message | undefined {
  if (isUnion(field)) {
    const variant = field.variants[Number(values[field.on])];
    return variant && faultIn(variant, value, values);
  }
  const fault = checked(field, value);
  return fault === undefined && isList(field) ? faultInRows(field, value) : fault;
}

function faultInRows({ label, of, min = 0 }: ListField, value: unknown): Message | undefined {
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  if (rows.length < min) return `${label}至少要有 ${min} 行`;
  for (const [at, row] of rows.entries()) {
    for (const [name, field] of Object.entries(of)) {
      const fault = faultIn(field, row[name], row);
      if (fault !== undefined) return `${label}第 ${at + 1} 行：${fault}`;
    }
  }
  return undefined;
}

function checked(field: AnyField, value: unknown): Message | undefined {
  const malformed = `${field.label}格式不正确`;
  try {
    // Rows that were written by hand may hold anything.
    if (isRow(value) && !Array.isArray(value) && !('from' in field)) return malformed;
    return checkField(field, value);
  } catch {
    return malformed;
  }
}
