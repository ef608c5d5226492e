import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { inOrderOf, sameOrder } from './inOrderOf.ts';

test.each([
  ['all of them', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
  ['one has gone', [3, 1, 2], [2, 3], [3, 2]],
  ['two are new', [3, 1, 2], [4, 1, 2, 5, 3], [3, 1, 2, 4, 5]],
  ['none is wanted', [], [1, 2], [1, 2]],
  ['none is there', [1, 2], [], []],
])('%s: what is there stands as it is wanted', (_, wanted, held, order) => {
  expect(inOrderOf(wanted, held)).toEqual(order);
});

it('holds the same records, whatever is wanted, and asked twice says the same', () => {
  const ids = fc.uniqueArray(fc.nat(9));
  fc.assert(
    fc.property(ids, ids, (wanted, held) => {
      const order = inOrderOf(wanted, held);
      expect(order.toSorted()).toEqual(held.toSorted());
      expect(sameOrder(inOrderOf(wanted, order), order)).toBe(true);
    }),
  );
});
