import type { RecordId } from '#providers/data/calls.ts';

type Ids = readonly RecordId[];

/** Whether the same records stand in the same order. */
export const sameOrder = (one: Ids, other: Ids): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** What is there, in the order that is wanted: what has gone is left out, what is new stands behind. */
export function inOrderOf(wanted: Ids, held: Ids): Ids {
  const there = new Set(held);
  const known = new Set(wanted);
  return [...wanted.filter((id) => there.has(id)), ...held.filter((id) => !known.has(id))];
}
