import { isDependent } from '#fields/dependsOn.ts';
import type { AnyField, FillTime } from '#fields/Field.ts';
import { faultIn } from '#fields/form/faultIn.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Message } from '#schemas/messages.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { fold, isBlank } from '#schemas/text/fold.ts';
import { emptied } from '../../form/emptied.ts';
import { ADDED_ONCE, isFilledAt } from '../../form/formFor.ts';
import { formFields, fromForm, toForm } from '../../form/formValues.ts';
import { sameOf } from '../../form/sameIn.ts';
import { dependenciesOf, shownFields } from '../../logic/shownFields.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../../Resource.ts';
import { besides, heldIn, ID_HEADING } from '../columns.ts';
import { inRow, misfitIn } from '../inRow.ts';
import { type Columns, type Fault, partsIn, readCells } from './readCells.ts';

/** One field of a record that a row changes, as a sheet writes it. */
export interface Change {
  readonly heading: string;
  readonly before: string;
  readonly after: string;
}

/** What becomes of one row; `at` is its place in the sheet, the headings at 0. */
export type Plan = { readonly at: number } & (
  | { readonly what: 'create'; readonly values: Values; readonly twin: DataRecord | undefined }
  | {
      readonly what: 'update';
      readonly id: RecordId;
      readonly values: Values;
      /** The record as it is. */
      readonly before: DataRecord;
      readonly changes: readonly Change[];
      /** What gives it back what it says now; left out are fields that say nothing yet and cannot be emptied again. */
      readonly was: Values;
      /** The row calls it by another name: its number may be of another shop. N9 */
      readonly renamed: boolean;
    }
  | { readonly what: 'same' }
  | { readonly what: 'blank' }
  | { readonly what: 'wrong'; readonly faults: readonly Fault[] }
);

/** All that a row is held against. */
export interface Ground extends Columns {
  readonly resource: Resource;
  /** What is filled in when one is added, and when one is changed. */
  readonly forms: Readonly<Record<FillTime, FormDeclaration>>;
  readonly existing: ReadonlyMap<RecordId, DataRecord>;
  /** By what names them, folded. */
  readonly titled: ReadonlyMap<string, DataRecord>;
  readonly mayUpdate: boolean;
  /** Why a record may not be changed. R7 */
  readonly refusal?: ((record: DataRecord) => Message | undefined) | undefined;
}

/** The existing records by what names them; of two with one name, the first. */
export const byTitle = ({ list }: Resource, records: readonly DataRecord[]): ReadonlyMap<string, DataRecord> =>
  new Map(
    records
      .map((record) => [titleOf(list.title, record), record] as const)
      .filter(([title]) => title !== '')
      .reverse(),
  );
export const titleOf = (name: string, record: Values): string => fold(String(record[name] ?? ''));

/** What becomes of a row, and why it cannot: nothing is sent. A blank cell of a record that exists changes nothing. */
export function planRow(all: Ground, cells: readonly string[], at: number): Plan {
  if (cells.every(isBlank)) return { at, what: 'blank' };
  const { id, values, faults, filled } = readCells(all, cells, (known) => all.existing.get(known));
  const before = id === undefined ? undefined : all.existing.get(id);
  const ground = { ...all, form: all.forms[before ? 'update' : 'create'] };
  const record = { ...(before ?? initialsOf(ground.resource)), ...values };
  const wrong = [...faults, ...faultsOf(ground, cells, record, before && { before, filled }, faults)];
  if (wrong.length > 0) return { at, what: 'wrong', faults: wrong };
  if (!before) {
    const title = titleOf(ground.resource.list.title, values);
    return { at, what: 'create', values: sentOf(ground, record), twin: ground.titled.get(title) };
  }
  const changed = changedBy(ground, record, before, filled);
  if (!ground.mayUpdate || changed.length === 0) return { at, what: 'same' };
  const refused = ground.refusal?.(before);
  if (refused !== undefined) {
    return { at, what: 'wrong', faults: [{ heading: ID_HEADING, text: String(before.id), message: refused }] };
  }
  const fixed = changed.filter(({ field }) => !isFilledAt(field, 'update'));
  if (fixed.length > 0) {
    const said = fixed.map(({ heading, now }) => ({ heading, text: now, message: ADDED_ONCE }));
    return { at, what: 'wrong', faults: said };
  }
  const { title } = ground.resource.list;
  const names = changed.flatMap(partsIn);
  return {
    at,
    what: 'update',
    id: before.id,
    values: changesIn(ground, record, names),
    before,
    changes: changed.map(({ heading, was, now }) => ({ heading, before: was, after: now })),
    was: {
      ...nothingIn(ground, before, names),
      ...changesIn(ground, before, names),
    },
    renamed: titleOf(title, record) !== titleOf(title, before),
  };
}

/** The same for a row that adds, or one that changes. */
type Timed = Ground & { readonly form: FormDeclaration };

/** The columns whose cells say something else than the record, with both texts. */
function changedBy({ columns, names }: Timed, record: Values, before: Values, filled: readonly string[]) {
  return columns.flatMap((column) => {
    const { name, field, text } = column;
    const values = [before, record].map((from) => heldIn(from, column));
    const rows = [before, record];
    const [was = '', now = ''] = values.map((value, at) =>
      String(text.write(value, ...inRow(field, names, besides(rows[at] ?? record, column)))),
    );
    // Two that are called the same in different places are two.
    const reads = was !== now || isDependent(field);
    const changed = filled.includes(name) && reads && !sameOf(field, values[0], values[1]);
    return changed ? [{ ...column, was, now }] : [];
  });
}

/** What says of the fields that are filled in now that they said nothing, where an applet has a word for it. */
function nothingIn({ resource }: Timed, before: Values, changed: readonly string[]): Values {
  const words = changed.flatMap((name) => {
    const isField = Object.hasOwn(resource.fields, name);
    const value = isField && isEmpty(before[name]) ? emptied(resource, name, undefined, undefined).value : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(words);
}

/** What a new record starts with; rows are not made up for anyone. */
const initialsOf = ({ fields }: Resource): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  );

/** What the form would say; of a record that exists only about what the row touches. */
function faultsOf(
  { resource, form, headings, targets, names }: Timed,
  cells: readonly string[],
  record: Values,
  changes: { readonly before: DataRecord; readonly filled: readonly string[] } | undefined,
  known: readonly Fault[],
): readonly Fault[] {
  const shown = shownFields(formFields(form), form.when, record);
  return [...shown].flatMap((name) => {
    const field = fieldOf(resource, name);
    const column = targets.indexOf(name);
    const heading = headings[column] ?? field.label;
    if ((changes && !isTouched(name, field, changes.filled)) || known.some((fault) => fault.heading === heading))
      return [];
    const value = valueIn(record, name, field);
    const placed = { field, name, resource, before: changes?.before };
    const message = faultIn(field, isVoid(value) ? undefined : value, record) ?? misfitIn(placed, value, record, names);
    return message === undefined ? [] : [{ heading, text: cells[column] ?? '', message }];
  });
}

/** Whether a row changes a field, or the one it depends on. */
const isTouched = (name: string, field: AnyField, touched: readonly string[]): boolean =>
  touched.some((each) => each === name || each.startsWith(`${name}.`)) ||
  (isDependent(field) && touched.includes(field.dependsOn.field));

/** A range without either end. */
const isVoid = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isEmpty);

/** What the form would send of this record; what nobody filled in is left out. */
function sentOf({ resource, form }: Timed, record: Values): Values {
  const sent = fromForm(resource, form, toForm(resource, form, { id: 0, ...record }));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => record[name] !== undefined));
}

/** The changed fields, and those they stand or fall with. */
function changesIn(ground: Timed, record: Values, changed: readonly string[]): Values {
  const { resource, form } = ground;
  const rests = (name: string): readonly string[] => {
    const field = resource.fields[name];
    const on = field && 'on' in field ? [String(field.on)] : [];
    return [...dependenciesOf(name, form.when), ...on];
  };
  const goes = (name: string) =>
    changed.includes(name) ||
    rests(name).some((on) => changed.includes(on)) ||
    changed.some((other) => rests(other).includes(name));
  return Object.fromEntries(Object.entries(sentOf(ground, record)).filter(([name]) => goes(name)));
}
