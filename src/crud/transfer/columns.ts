import type { DayRangeField } from '#fields/dayRange/dayRange.ts';
import type { AnyField, FieldKind } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import { headedField } from '#fields/money/headed.ts';
import type { FieldText, Names } from '#fields/text/FieldText.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
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
  const columns = Object.entries(fields).flatMap(([name, field]) => {
    const text = kinds[field.kind].text;
    // What is read record by record would be asked for a thousand times.
    if (!text || name === 'id' || resource.list.late?.[name] || covered.includes(name) || !access.sees(name)) return [];
    const written = filledIn.includes(name) && !field.readOnly && access.changes(name).can;
    return [{ name, field, text, written, heading: field.label, figures: figures.has(field.kind) }];
  });
  return columns.map((column) => ({ ...column, heading: headedField(column.field, headingOf(column, columns), unit) }));
}

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
  ...columns.map(({ name, field, text }) => text.write(valueIn(record, name, field), ...inRow(field, names, record))),
];
