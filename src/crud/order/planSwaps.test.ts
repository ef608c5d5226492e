import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { RecordId } from '#providers/data/calls.ts';
import { planSwaps, swapped } from './planSwaps.ts';

function permutations(ids: readonly RecordId[]): readonly (readonly RecordId[])[] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}

/** How many pairs stand the other way round: fewer swaps of neighbours cannot do it. */
function inversions(before: readonly RecordId[], after: readonly RecordId[]): number {
  const places = after.map((id) => before.indexOf(id));
  return places.flatMap((place, at) => places.slice(at + 1).filter((later) => later < place)).length;
}

function expectPlan(before: readonly RecordId[], after: readonly RecordId[]) {
  const swaps = planSwaps(before, after);
  let now = before;
  for (const swap of swaps) {
    expect(now.indexOf(swap[1]), 'the two are neighbours').toBe(now.indexOf(swap[0]) + 1);
    now = swapped(now, swap);
  }
  expect(now).toEqual(after);
  expect(swaps).toHaveLength(inversions(before, after));
}

test.each([0, 1, 2, 3, 4, 5, 6])('C2 every order of %d records is reached by the fewest swaps of neighbours', (n) => {
  const before = Array.from({ length: n }, (_, at) => at + 1);
  for (const after of permutations(before)) expectPlan(before, after);
});

it('C2 so is any order of many', () => {
  const ids = fc.uniqueArray(fc.nat(), { maxLength: 40 });
  const twoOrders = ids.chain((before) =>
    fc.tuple(fc.constant(before), fc.shuffledSubarray(before, { minLength: before.length })),
  );
  fc.assert(fc.property(twoOrders, ([before, after]) => expectPlan(before, after)));
});

it('C2 a move over n places is n swaps, each with the next one on the way', () => {
  expect(planSwaps([1, 2, 3, 4], [2, 3, 4, 1])).toEqual([
    [1, 2],
    [1, 3],
    [1, 4],
  ]);
  expect(planSwaps([1, 2, 3, 4], [4, 1, 2, 3])).toEqual([
    [3, 4],
    [2, 4],
    [1, 4],
  ]);
});

test.each([
  ['one more', [1, 2], [1, 2, 3]],
  ['another one', [1, 2], [1, 3]],
  ['one twice', [1, 2], [1, 1]],
  ['one twice before', [1, 1], [1, 1]],
])('an order with %s is no order of the same records', (_, before, after) => {
  expect(() => planSwaps(before, after)).toThrow('Failed to plan an order');
});
