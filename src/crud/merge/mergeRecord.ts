import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { type MergedValue, mergeRows } from './mergeRows.ts';
import { sameValue } from './sameValue.ts';

/** What two hands have made of one record. */
export interface Merged {
  readonly values: Values;
  /** Fields that both have changed, each to something else; they hold mine. */
  readonly conflicts: readonly string[];
}

/** Whether two values of a field say the same. */
export interface Same {
  (field: string, one: unknown, other: unknown): boolean;
  /** The same of what stands inside of a field: in its rows, or under its names. */
  readonly within?: (field: string) => Same | undefined;
}

const plainly: Same = (_, ...two) => sameValue(...two);

/**
 * Three-way merge, field by field: what I left alone is theirs, what I changed stays mine.
 *
 * A field that holds parts by name, such as the variants of a union, is merged part by part, a list whose rows have ids
 * row by row; any other list is one thing, for rows of two hands mixed would be a list that nobody has written. N1
 */
export function mergeRecord(base: Values, mine: Values, theirs: Values, same: Same = plainly) {
  const names = Object.keys({ ...theirs, ...mine, ...base });
  const merged = names.map((name) => {
    const saying = (one: unknown, other: unknown) => same(name, one, other);
    return [name, mergeValue([base[name], mine[name], theirs[name]], saying, same.within?.(name))] as const;
  });
  return {
    values: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    conflicts: merged.filter(([, { conflict }]) => conflict).map(([name]) => name),
  } satisfies Merged;
}

type ThreeWays = readonly [base: unknown, mine: unknown, theirs: unknown];

function mergeValue(ways: ThreeWays, same: typeof sameValue, within: Same | undefined): MergedValue {
  const [base, mine, theirs] = ways;
  if (same(mine, theirs)) return { value: mine, conflict: false };
  if (same(base, mine)) return { value: theirs, conflict: false };
  if (same(base, theirs)) return { value: mine, conflict: false };
  const rows = mergeRows(base, mine, theirs, { mergeRow: (...rows) => mergeParts(rows, within), same: within });
  if (rows) return rows;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return { value: mine, conflict: true };
  const { values, conflict } = mergeParts([base, mine, theirs], within);
  return { value: values, conflict };
}

function mergeParts([base, mine, theirs]: readonly [Values, Values, Values], same: Same | undefined) {
  const { values, conflicts } = mergeRecord(base, mine, theirs, same);
  return { values, conflict: conflicts.length > 0 };
}
