import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { sameValue } from './sameValue.ts';

/** What two hands have made of one value. */
export interface MergedValue {
  readonly value: unknown;
  /** Both have changed it, each to something else; it holds mine. */
  readonly conflict: boolean;
}

interface OfRows {
  readonly mergeRow: (
    base: Values,
    mine: Values,
    theirs: Values,
  ) => { readonly values: Values; readonly conflict: boolean };
  /** Whether two values of a field of a row say the same; left out, as values do. */
  readonly same?: ((field: string, one: unknown, other: unknown) => boolean) | undefined;
}

/**
 * Three-way merge of a list by the ids of its rows: rows that one hand alone changed, added, removed or moved are as that
 * hand made them. A row that is new on both sides and says the same is one row: a save whose answer was lost. N1
 *
 * @returns undefined where rows cannot be told apart: without ids, or with one of them twice.
 */
export function mergeRows(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  { mergeRow, same = sameField }: OfRows,
): MergedValue | undefined {
  const [before, here, there] = [keyed(base), keyed(mine), keyed(theirs)];
  if (!before || !here || !there || !hasIds(before) || !hasIds(there)) return undefined;

  let conflict = false;
  const twins = new Map(
    here.rows.flatMap((row) => {
      const twin =
        row.id === undefined && there.rows.find((each) => !before.byId.has(each.id) && isSaidBy(row, each, same));
      return twin ? [[row, twin] as const] : [];
    }),
  );
  const taken = new Set(twins.values());

  /** A row as it stands at the end; undefined when it goes. */
  const settle = (id: unknown): Values | undefined => {
    const [was, own, other] = [before.byId.get(id), here.byId.get(id), there.byId.get(id)];
    if (was && own && other) {
      const merged = mergeRow(was, own, other);
      conflict ||= merged.conflict;
      return merged.values;
    }
    if (!was) {
      conflict ||= own !== undefined && other !== undefined && !sameRow(own, other, same);
      return own ?? other;
    }
    const kept = own ?? other;
    if (!kept || sameRow(was, kept, same)) return undefined;
    conflict = true;
    return own;
  };

  const stay = (id: unknown) => before.byId.has(id) && here.byId.has(id) && there.byId.has(id);
  const orderOf = ({ rows }: Keyed) => rows.map(({ id }) => id).filter(stay);
  const common = orderOf(before);
  const moved = { here: !sameValue(orderOf(here), common), there: !sameValue(orderOf(there), common) };
  conflict ||= moved.here && moved.there && !sameValue(orderOf(here), orderOf(there));

  const [first, second] = moved.there && !moved.here ? [there, here] : [here, there];
  const seen = new Set<unknown>();
  const value = [...first.rows, ...second.rows].flatMap((row) => {
    if (row.id === undefined) return twins.get(row) ?? row;
    if (seen.has(row.id) || taken.has(row)) return [];
    seen.add(row.id);
    return settle(row.id) ?? [];
  });
  return { value, conflict };
}

interface Keyed {
  readonly rows: readonly Values[];
  readonly byId: ReadonlyMap<unknown, Values>;
}

/** The rows of a list, nothing being none; undefined where it is no list of rows, or two of them have one id. */
function keyed(value: unknown): Keyed | undefined {
  const rows: unknown = value ?? [];
  if (!Array.isArray(rows) || !rows.every(isRecord)) return undefined;
  const saved = rows.filter(({ id }) => id !== undefined);
  const byId = new Map(saved.map((row) => [row.id, row] as const));
  return byId.size === saved.length ? { rows, byId } : undefined;
}

const hasIds = ({ rows }: Keyed): boolean => rows.every(({ id }) => typeof id === 'number' || typeof id === 'string');

const sameField = (_: string, one: unknown, other: unknown): boolean => sameValue(one, other);

const sameRow = (row: Values, other: Values, same: NonNullable<OfRows['same']>): boolean =>
  Object.keys({ ...row, ...other }).every((name) => same(name, row[name], other[name]));

/** Whether a row holds all that another one says. */
export const isSaidBy = (row: Values, other: Values, same = sameField): boolean =>
  Object.keys(row).every((name) => sameValue(row[name], undefined) || same(name, row[name], other[name]));
