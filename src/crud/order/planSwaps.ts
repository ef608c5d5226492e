import type { RecordId } from '#providers/data/calls.ts';

/** Two records that stand side by side when their turn comes, the upper one first. */
export type Swap = readonly [a: RecordId, b: RecordId];

/**
 * The fewest swaps of neighbours that lead from one order to another, in the order they are made: one for each pair
 * that stands the other way round. Moving one record over n places takes n. C2
 * @throws Error when the two orders do not hold the same records, each once.
 */
export function planSwaps(before: readonly RecordId[], after: readonly RecordId[]): readonly Swap[] {
  const held = new Set(before);
  if (held.size !== before.length || new Set(after).size !== after.length)
    throw new Error('Failed to plan an order: a record stands in it twice.');
  if (before.length !== after.length || !after.every((id) => held.has(id)))
    throw new Error('Failed to plan an order: the two orders hold different records.');

  const now = [...before];
  return after.flatMap((id, place) => {
    const passed = now.slice(place, now.indexOf(id, place));
    now.splice(place, passed.length + 1, id, ...passed);
    return [...passed].reverse().map((other): Swap => [other, id]);
  });
}

/** The order after one swap. */
export const swapped = (order: readonly RecordId[], [a, b]: Swap): readonly RecordId[] =>
  order.map((id) => (id === a ? b : id === b ? a : id));
