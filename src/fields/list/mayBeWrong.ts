import type { AnyField, ListField, UnionField } from '../Field.ts';
import { checkField } from '../form/checkField.ts';
import { type Row, rowsIn } from './rowsOf.ts';

const isList = (field: AnyField): field is ListField => field.kind === 'list';
const isUnion = (field: AnyField): field is UnionField => field.kind === 'union';

/** Whether a form might find anything wrong in one row of a list, counted from 0; what only drawing it can tell counts. */
export function mayBeWrong({ of, rowRule }: ListField, rows: readonly Row[], at: number): boolean {
  const row = rows[at] ?? {};
  if (rowRule?.(row, rows.slice(0, at))) return true;
  return Object.entries(of).some(([name, field]) => {
    if (isUnion(field)) return true;
    if (isList(field)) return rowsIn(row[name]).some((_, nth, inner) => mayBeWrong(field, inner, nth));
    return checkField(field, row[name]) !== undefined;
  });
}
