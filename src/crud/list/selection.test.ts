import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { chooseRange, shareOf } from './selection.ts';

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }));
const chosen = (...ids: readonly number[]) => new Set(ids);

test.each([
  ['one row is ticked', chosen(), undefined, 3, [3]],
  ['and unticked', chosen(3, 4), undefined, 3, [4]],
  ['with Shift all rows down to it', chosen(2), 2, 4, [2, 3, 4]],
  ['or up to it', chosen(4), 4, 2, [2, 3, 4]],
  ['become as it becomes', chosen(1, 2, 3, 4), 2, 4, [1]],
  ['from a row that has gone, it alone', chosen(), 9, 2, [2]],
])('%s', (_, before, from, to, after) => {
  expect([...chooseRange(rows, before, from, to)].sort()).toEqual(after);
});

it('a range twice is as before', () => {
  const id = fc.constantFrom(1, 2, 3, 4, 5);
  fc.assert(
    fc.property(id, id, (from, to) => {
      const once = chooseRange(rows, chosen(), from, to);
      expect([...chooseRange(rows, once, from, to)]).toEqual([]);
    }),
  );
});

test.each([
  ['none', chosen(9), 'none'],
  ['some', chosen(1, 9), 'some'],
  ['all', chosen(1, 2, 3, 4, 5, 9), 'all'],
])('%s of the rows in sight', (_, ids, share) => {
  expect(shareOf(rows, ids)).toBe(share);
});
