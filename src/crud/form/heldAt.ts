import type { FieldPath } from '#fields/input/ItemProps.ts';
import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** What a record holds at a place of its form: a saved row is found by its id, for rows change places. */
export function heldAt(record: Values, form: Values, path: FieldPath): unknown {
  const found = path.reduce(
    (at, step): At => {
      const now = inside(at.now, step);
      const isRow = Array.isArray(at.now);
      return { now, held: isRow ? rowLike(at.held, now) : inside(at.held, step) };
    },
    { held: record, now: form } satisfies At as At,
  );
  return found.held;
}

interface At {
  readonly held: unknown;
  readonly now: unknown;
}

const inside = (value: unknown, step: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(step)];
  return isRecord(value) ? value[step] : undefined;
};

const rowLike = (rows: unknown, row: unknown): unknown =>
  isRecord(row) && row.id !== undefined && Array.isArray(rows)
    ? rows.find((each: unknown) => isRecord(each) && each.id === row.id)
    : undefined;
