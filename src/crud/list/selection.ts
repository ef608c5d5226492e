import type { DataRecord, RecordId } from '#providers/data/calls.ts';

type Ids = ReadonlySet<RecordId>;

/** How many of the rows in sight are chosen. */
export function shareOf(rows: readonly DataRecord[], chosen: Ids): 'all' | 'some' | 'none' {
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** Ticks or unticks a row; with a row to start `from`, all rows between the two become as this one becomes. */
export function chooseRange(rows: readonly DataRecord[], chosen: Ids, from: RecordId | undefined, to: RecordId): Ids {
  const place = (id: RecordId | undefined) => rows.findIndex((row) => row.id === id);
  const [start, end] = [place(from), place(to)].sort((a, b) => a - b);
  const range = start === undefined || end === undefined || start < 0 ? [] : rows.slice(start, end + 1);
  const tick = !chosen.has(to);
  const next = new Set(chosen);
  for (const id of [to, ...range.map((row) => row.id)]) {
    if (tick) next.add(id);
    else next.delete(id);
  }
  return next;
}
