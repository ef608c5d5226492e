import type { DataRecord, RecordId, Values } from '#providers/data/calls.ts';
import { titleOf } from './planRow.ts';
import { saysTheSame } from './saysTheSame.ts';

/** A row that was sent and got no answer. */
interface Unanswered {
  readonly at: number;
  readonly values: Values;
}

/**
 * The rows that are there although no answer came, each with the record it made. N9
 *
 * A record stands for one row: rows of one name are told apart by all they say, and beyond that counted.
 */
export function arrivedAmong(
  title: string,
  rows: readonly Unanswered[],
  records: readonly DataRecord[],
): ReadonlyMap<number, RecordId> {
  const left = new Map<string, readonly DataRecord[]>();
  for (const record of records) {
    const name = titleOf(title, record);
    left.set(name, [...(left.get(name) ?? []), record]);
  }
  const found = new Map<number, RecordId>();
  for (const fits of [saysTheSame, () => true]) {
    for (const { at, values } of rows) {
      const name = titleOf(title, values);
      const alike = left.get(name) ?? [];
      const record = name === '' || found.has(at) ? undefined : alike.find((each) => fits(values, each));
      if (!record) continue;
      found.set(at, record.id);
      left.set(
        name,
        alike.filter((each) => each !== record),
      );
    }
  }
  return found;
}
