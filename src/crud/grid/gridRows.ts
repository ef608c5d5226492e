import type { AnyField } from '#fields/Field.ts';
import { isList, isUnion } from '#fields/form/faultIn.ts';
import type { ListField } from '#fields/list/list.ts';
import { titleOf as rowTitleOf } from '#fields/list/rowLine.ts';
import { rowsIn } from '#fields/nested/rowsOf.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { formFields } from '../form/formValues.ts';
import { dependenciesOf, shownFields } from '../logic/shownFields.ts';
import { type FormDeclaration, fieldOf, type GridDeclaration, type Resource } from '../Resource.ts';
import { titleOf } from '../titleOf.ts';
import { writeCell } from './cellText.ts';

/** A cell that can be typed into, or why it cannot be. */
type GridCell = { readonly field: AnyField; readonly value: unknown } | { readonly reason: Message };

/** A line of the sheet: a record, or a saved row of a list inside of one. */
export interface GridRow {
  readonly key: string;
  readonly record: DataRecord;
  /** The list the row is of, and its id. */
  readonly nested?: { readonly list: string; readonly id: RecordId };
  readonly title: string;
  readonly cells: Readonly<Record<string, GridCell>>;
}

/** What a sheet is drawn from. */
export interface GridOf {
  readonly resource: Resource;
  /** What may be filled in. */
  readonly form: FormDeclaration;
  readonly grid: GridDeclaration;
  /** Why a record may not be changed. R7 */
  readonly refusal?: (record: DataRecord) => Message | undefined;
}

/** Whether the lines are what is inside of one record. */
export const isOfOne = ({ grid }: Pick<GridOf, 'grid'>): boolean => grid.of !== undefined;

/** The columns that a merchant may change. */
export const columnsIn = ({ form, grid }: GridOf): readonly string[] =>
  grid.fields.filter((name) => formFields(form).includes(grid.of ?? name));

/** What a column is filled with. */
export function columnField({ resource, grid }: GridOf, name: string): AnyField {
  const list = grid.of === undefined ? undefined : fieldOf(resource, grid.of);
  return (list && isList(list) && list.of[name]) || fieldOf(resource, name);
}

/** What a line is of, e.g. `商品`. */
export const lineLabel = ({ resource, grid }: GridOf): string =>
  grid.of === undefined ? resource.label : fieldOf(resource, grid.of).label;

/** What of a record its lines are made from. */
export const fieldsIn = (of: GridOf): readonly string[] => [...(isOfOne(of) ? [] : columnsIn(of)), ...listsIn(of)];

const listsIn = ({ grid }: GridOf): readonly string[] => (grid.of === undefined ? (grid.rows ?? []) : [grid.of]);

/** The lines of these records, each followed by the rows inside of it; or the rows alone. */
export const gridRows = (of: GridOf, records: readonly DataRecord[]): readonly GridRow[] =>
  records.flatMap((record) => [...(isOfOne(of) ? [] : [recordRow(of, record)]), ...nestedRows(of, record)]);

function recordRow(of: GridOf, record: DataRecord): GridRow {
  const { resource, form } = of;
  const shown = shownFields(formFields(form), form.when, record);
  const refused = of.refusal?.(record);
  const cells = columnsIn(of).map((name) => {
    const field = fieldOf(resource, name);
    if (refused !== undefined) return [name, { reason: refused }] as const;
    const cell = shown.has(name) ? { field, value: record[name] } : { reason: reasonOf(of, record, name) };
    return [name, cell] as const;
  });
  return { key: String(record.id), record, title: titleOf(resource, record), cells: Object.fromEntries(cells) };
}

/** Why this record has no such cell: it is filled in below, or the form asks for it only of others. */
function reasonOf(of: GridOf, record: DataRecord, name: string): Message {
  const { resource, form } = of;
  if (nestedRows(of, record).some(({ cells }) => name in cells)) return '在下面逐行填写';
  const words = dependenciesOf(name, form.when).map((on) => writeCell(fieldOf(resource, on), record[on]));
  return [...words.filter((word) => word !== ''), '请在编辑页修改'].join('，');
}

function nestedRows(of: GridOf, record: DataRecord): readonly GridRow[] {
  const { resource, form } = of;
  const shown = shownFields(formFields(form), form.when, record);
  return listsIn(of).flatMap((list) => {
    const field = shown.has(list) ? listOf(fieldOf(resource, list), record) : undefined;
    const columns = columnsIn(of).filter((name) => field?.of[name]);
    return field && columns.length > 0 ? rowsOf(field, record, list, columns, of.refusal?.(record)) : [];
  });
}

/** The list a field is for this record. */
export function listOf(field: AnyField, record: DataRecord): ListField | undefined {
  const variant = isUnion(field) ? field.variants[Number(record[field.on])] : field;
  return variant && isList(variant) ? variant : undefined;
}

const rowsOf = (
  field: ListField,
  record: DataRecord,
  list: string,
  columns: readonly string[],
  refused: Message | undefined,
) =>
  rowsIn(record[list]).flatMap((row, at): readonly GridRow[] => {
    // A row without an id cannot be told from the others once somebody has sorted them.
    if (typeof row.id !== 'number') return [];
    const cells = columns.flatMap((name) => {
      const of = field.of[name];
      const cell: GridCell | undefined =
        refused === undefined ? of && { field: of, value: row[name] } : { reason: refused };
      return cell ? [[name, cell] as const] : [];
    });
    const key = `${record.id}/${list}/${row.id}`;
    const title = rowTitleOf(field, row) || `${field.label} ${at + 1}`;
    return [{ key, record, nested: { list, id: row.id }, title, cells: Object.fromEntries(cells) }];
  });
