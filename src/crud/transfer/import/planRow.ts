import { faultIn } from '#fields/form/faultIn.ts';
import { formShapes } from '#fields/form/formShapes.ts';
import type { Names } from '#fields/text/FieldText.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Message } from '#schemas/messages.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { fold, isBlank } from '#schemas/text/fold.ts';
import { formFields, fromForm, toForm } from '../../form/formValues.ts';
import { dependenciesOf, shownFields } from '../../logic/shownFields.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../../Resource.ts';
import type { FieldColumn } from '../columns.ts';
import { UNREADABLE } from '../sheet/decodeText.ts';
import { ID, type Target } from './matchColumns.ts';

/** What is wrong with one cell; a field without a column is named by its label. */
export interface Fault {
  readonly heading: string;
  readonly text: string;
  readonly message: Message;
}

/** What becomes of one row; `at` is its place in the sheet, the headings at 0. */
export type Plan = { readonly at: number } & (
  | { readonly what: 'create'; readonly values: Values; readonly twin: DataRecord | undefined }
  | {
      readonly what: 'update';
      readonly id: RecordId;
      readonly values: Values;
      /** The record as it is, where the row calls it by another name: the number may be of another shop. N9 */
      readonly stranger: DataRecord | undefined;
    }
  | { readonly what: 'same' }
  | { readonly what: 'blank' }
  | { readonly what: 'wrong'; readonly faults: readonly Fault[] }
);

/** All that a row is held against. */
export interface Ground {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly columns: readonly FieldColumn[];
  readonly headings: readonly string[];
  readonly targets: readonly Target[];
  readonly names: Names;
  readonly existing: ReadonlyMap<RecordId, DataRecord>;
  /** By what names them, folded. */
  readonly titled: ReadonlyMap<string, DataRecord>;
  readonly mayUpdate: boolean;
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
export function planRow(ground: Ground, cells: readonly string[], at: number): Plan {
  if (cells.every(isBlank)) return { at, what: 'blank' };
  const { id, values, faults, filled } = readCells(ground, cells);
  const before = id === undefined ? undefined : ground.existing.get(id);
  const record = { ...(before ?? initialsOf(ground.resource)), ...values };
  const wrong = [...faults, ...faultsOf(ground, cells, record, before ? filled : undefined, faults)];
  if (wrong.length > 0) return { at, what: 'wrong', faults: wrong };
  if (!before) {
    const title = titleOf(ground.resource.list.title, values);
    return { at, what: 'create', values: sentOf(ground, record), twin: ground.titled.get(title) };
  }
  const changed = Object.keys(values).filter((name) => spelt(values[name]) !== spelt(before[name]));
  if (!ground.mayUpdate || changed.length === 0) return { at, what: 'same' };
  const { title } = ground.resource.list;
  const stranger = titleOf(title, record) === titleOf(title, before) ? undefined : before;
  return { at, what: 'update', id: before.id, values: changesIn(ground, record, changed), stranger };
}

/** The cells as fields of a record. */
function readCells({ columns, headings, targets, names }: Ground, cells: readonly string[]) {
  const values: Record<string, unknown> = {};
  const faults: Fault[] = [];
  const filled: string[] = [];
  let id: RecordId | undefined;
  for (const [column, target] of targets.entries()) {
    const text = cells[column] ?? '';
    const heading = headings[column] ?? '';
    if (target === ID) {
      const [, digits] = /^#?(\d{1,15})$/.exec(text.normalize('NFKC').trim()) ?? [];
      if (digits !== undefined) id = Number(digits);
      else if (text.trim() !== '') faults.push({ heading, text, message: '编号要填数字，新的一行请留空' });
    }
    const found = columns.find(({ name }) => name === target);
    if (!found) continue;
    const { name, field, text: facet } = found;
    if (text.includes(UNREADABLE)) {
      faults.push({ heading, text, message: '有读不出来的字，请把文件另存为 UTF-8 的 CSV 或 .xlsx 再导入' });
      continue;
    }
    const read = facet.read(text, field, names);
    if ('problem' in read) faults.push({ heading, text, message: read.problem });
    else if (read.value !== undefined) {
      filled.push(name);
      const { spread } = formShapes[field.kind];
      Object.assign(values, spread ? spread(read.value, field) : { [name]: read.value });
    }
  }
  return { id, values, faults, filled };
}

/** What a new record starts with; rows are not made up for anyone. */
const initialsOf = ({ fields }: Resource): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  );

/** What the form would say; of a record that exists only about what the row touches. */
function faultsOf(
  { resource, form, headings, targets }: Ground,
  cells: readonly string[],
  record: Values,
  touched: readonly string[] | undefined,
  known: readonly Fault[],
): readonly Fault[] {
  const shown = shownFields(formFields(form), form.when, record);
  return [...shown].flatMap((name) => {
    const field = fieldOf(resource, name);
    const column = targets.indexOf(name);
    const heading = headings[column] ?? field.label;
    if ((touched && !touched.includes(name)) || known.some((fault) => fault.heading === heading)) return [];
    const value = valueIn(record, name, field);
    const message = faultIn(field, isVoid(value) ? undefined : value, record);
    return message === undefined ? [] : [{ heading, text: cells[column] ?? '', message }];
  });
}

/** A range without either end. */
const isVoid = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isEmpty);

/** What the form would send of this record; what nobody filled in is left out. */
function sentOf({ resource, form }: Ground, record: Values): Values {
  const sent = fromForm(resource, form, toForm(resource, form, { id: 0, ...record }));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => record[name] !== undefined));
}

/** The changed fields, and those they stand or fall with. */
function changesIn(ground: Ground, record: Values, changed: readonly string[]): Values {
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

const spelt = (value: unknown): string => JSON.stringify(value ?? null);
