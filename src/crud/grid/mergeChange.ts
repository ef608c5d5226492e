import type { AnyField } from '#fields/Field.ts';
import { titleOf } from '#fields/list/rowLine.ts';
import { rowsIn } from '#fields/nested/rowsOf.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { sameIn, sameOf } from '../form/sameIn.ts';
import { dependenciesOf } from '../logic/shownFields.ts';
import { mergeRecord } from '../merge/mergeRecord.ts';
import { sameValue } from '../merge/sameValue.ts';
import { fieldOf } from '../Resource.ts';
import { type GridOf, listOf } from './gridRows.ts';

/** What a record is to become, by what it was when that was decided. */
export interface Wanted {
  readonly before: DataRecord;
  /** The fields that change, whole. */
  readonly after: Values;
}

/** What has to be sent, nothing when the record says so already; or what of it somebody else has changed. */
export type Merge = { readonly values: Values } | { readonly changedElsewhere: readonly string[] };

const fieldsOf = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** What is wanted, on the record as it is now: what somebody else has made of the same field is not overwritten. N1 */
export function mergeChange(of: GridOf, wanted: Wanted, held: DataRecord): Merge {
  const { resource, form } = of;
  const { before, after } = wanted;
  const names = Object.keys(after);
  const now = respell(of, respell(of, held, before), after);
  const same = sameIn(resource);
  const grounds = new Set(names.flatMap((name) => dependenciesOf(name, form.when)));
  const moved = [...grounds].filter((name) => !same(name, before[name], now[name]));
  const { values, conflicts } = mergeRecord(fieldsOf(before, names), after, fieldsOf(now, names), same);
  const both = [
    ...moved.map((name) => fieldOf(resource, name).label),
    ...conflicts.flatMap((name) => wordsOf(fieldOf(resource, name), name, wanted, now)),
  ];
  if (both.length > 0) return { changedElsewhere: both };
  return {
    values: fieldsOf(
      values,
      names.filter((name) => !same(name, values[name], now[name])),
    ),
  };
}

/** What of a field both have changed: where its rows have names those of them, e.g. `大米 价格`. */
function wordsOf(field: AnyField, name: string, { before, after }: Wanted, now: DataRecord): readonly string[] {
  const list = listOf(field, before);
  const rowIn = (record: Values, id: unknown) => rowsIn(record[name]).find((row) => row.id === id);
  const words = rowsIn(list && after[name]).flatMap((row) => {
    const [was, theirs] = [rowIn(before, row.id), rowIn(now, row.id)];
    const title = list ? titleOf(list, row) : '';
    if (!list || !was || row.id === undefined || title === '' || sameValue(was, row)) return [];
    if (!theirs) return [title];
    const cells = Object.entries(list.of).filter(
      ([key]) =>
        ![was[key], theirs[key]].some((each) => sameValue(each, row[key])) && !sameValue(was[key], theirs[key]),
    );
    return cells.map(([, { label }]) => `${title} ${label}`);
  });
  return words.length > 0 ? words : [field.label];
}

/** What was done to a record: what takes it back, and what the record was left as. */
export interface UndoStep {
  readonly was: Values;
  readonly now: DataRecord;
}

/** What takes a change back and nothing else: what others have made of other rows meanwhile stays. */
export function stepOf({ before, after }: Wanted, now: DataRecord): UndoStep {
  const names = Object.keys(after);
  return { was: mergeRecord(after, fieldsOf(before, names), fieldsOf(now, names)).values, now };
}

/** Two steps to one record, taken back as one. */
export function joinSteps(first: UndoStep, then: UndoStep): UndoStep {
  const names = Object.keys(first.was);
  const between = fieldsOf({ ...then.now, ...then.was }, names);
  const { values } = mergeRecord(fieldsOf(first.now, names), first.was, between);
  return { was: { ...then.was, ...values }, now: then.now };
}

/**
 * A record as it is now, with whatever in the rows of its lists says the same as before spelt as before: an amount saved
 * as `12.5` may come back as `12.50`, and nobody has changed it.
 */
function respell({ resource }: Pick<GridOf, 'resource'>, now: DataRecord, before: Values): DataRecord {
  const lists = Object.keys(before).flatMap((name) => {
    const list = resource.fields[name] && listOf(fieldOf(resource, name), now);
    return list ? [{ name, fields: list.of }] : [];
  });
  const respelt = lists.map(({ name, fields }) => {
    const known = new Map(rowsIn(before[name]).map((row) => [row.id, row]));
    const rows = rowsIn(now[name]).map((row) => {
      const was = known.get(row.id) ?? {};
      const cells = Object.entries(row).map(([key, held]) => {
        const field = fields[key];
        return [key, field && key in was && sameOf(field, was[key], held) ? was[key] : held];
      });
      return Object.fromEntries(cells);
    });
    return [name, rows];
  });
  return { ...now, ...Object.fromEntries(respelt) };
}
