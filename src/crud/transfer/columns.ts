import type { DayRangeField } from '#fields/dayRange/dayRange.ts';
import type { AnyField, FieldKind } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import { headedField } from '#fields/money/headed.ts';
import { isObject } from '#fields/nested/isObject.ts';
import type { ObjectField } from '#fields/object/object.tsx';
import type { FieldText, Names } from '#fields/text/FieldText.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { ResourceAccess } from '../access/useAccess.ts';
import { formFields } from '../form/formValues.ts';
import type { Resource } from '../Resource.ts';
import { inRow } from './inRow.ts';
import type { SheetCell, SheetColumn } from './sheet/Sheet.ts';

/** The column that says which record a row is. */
export const ID_HEADING = '编号';

/** A field as a column of a sheet. */
export interface FieldColumn extends SheetColumn {
  readonly name: string;
  readonly field: AnyField;
  readonly text: FieldText;
  /** Of a field inside of a group: the names of both, the group's first. */
  readonly inside?: readonly [group: string, name: string];
  /** Whether it is filled in by merchants, and this one may. */
  readonly written: boolean;
}

const figures: ReadonlySet<FieldKind> = new Set<FieldKind>(['int', 'money', 'phone', 'decimal']);
const isRange = (field: AnyField): field is DayRangeField => 'from' in field && 'to' in field;

/**
 * Every field that can stand in a sheet and may be seen; days that a range covers stand in the range.
 *
 * @param unit what amounts are headed with; in their cells they stay bare, for a spreadsheet to add them up
 */
export function columnsOf(resource: Resource, access: ResourceAccess, unit = ''): readonly FieldColumn[] {
  const { fields, form } = resource;
  const covered = Object.values(fields).flatMap((field) => (isRange(field) ? [field.from, field.to] : []));
  const filledIn = form ? formFields(form) : [];
  const columns = Object.entries(fields).flatMap(([name, field]): readonly Bare[] => {
    const text = kinds[field.kind].text;
    // What is read record by record would be asked for a thousand times.
    if (!text || name === 'id' || resource.list.late?.[name] || covered.includes(name) || !access.sees(name)) return [];
    const written = filledIn.includes(name) && !field.readOnly && access.changes(name).can;
    const inner = isObject(field) ? columnsInside(name, field, written) : [];
    if (inner.length > 0) return inner;
    return [{ name, field, text, written, heading: field.label, figures: figures.has(field.kind) }];
  });
  return columns.map((column) => ({ ...column, heading: headedField(column.field, headingOf(column, columns), unit) }));
}

/** A column before it is told apart from others of its name. */
type Bare = FieldColumn & { readonly figures: boolean };

/** The fields of a group, a column each; what is inside of one of them again stays in its cell. */
function columnsInside(group: string, { of, label, required }: ObjectField, written: boolean): readonly Bare[] {
  return Object.entries(of).flatMap(([name, { required: asked, heading: _, ...inner }]) => {
    const { text, unseen } = kinds[inner.kind];
    if (!text || unseen) return [];
    const heading = `${label} · ${inner.label}`;
    const isAsked = required !== undefined && asked !== undefined;
    return [
      {
        ...{ name: `${group}.${name}`, inside: [group, name] as const, text, heading },
        field: { ...inner, label: heading, ...(isAsked && { required: asked }) },
        written: written && !inner.readOnly,
        figures: figures.has(inner.kind),
      },
    ];
  });
}

/** What stands beside a column's field in a record: the record itself, or the group it is inside of. */
export function besides(record: Values, { inside }: Pick<FieldColumn, 'inside'>): Values {
  if (!inside) return record;
  const group = record[inside[0]];
  return isRecord(group) ? group : {};
}

/** What a record says in a column. */
export const heldIn = (record: Values, column: Pick<FieldColumn, 'name' | 'field' | 'inside'>): unknown =>
  valueIn(besides(record, column), column.inside?.[1] ?? column.name, column.field);

/** The label; where two have the same, what the list calls it, and then its name. */
function headingOf({ name, field }: FieldColumn, all: readonly FieldColumn[]): string {
  const alone = (heading: string) =>
    heading !== ID_HEADING &&
    all.every((other) => other.name === name || ![other.field.label, other.field.heading].includes(heading));
  const { label, heading = label } = field;
  if (alone(label)) return label;
  return alone(heading) ? heading : `${label}（${name}）`;
}

/** One record as a row: its id, then its fields. */
export const toRow = (record: DataRecord, columns: readonly FieldColumn[], names: Names): readonly SheetCell[] => [
  record.id,
  ...columns.map((column) =>
    column.text.write(heldIn(record, column), ...inRow(column.field, names, besides(record, column))),
  ),
];
