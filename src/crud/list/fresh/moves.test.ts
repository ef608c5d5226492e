import { expect, test } from 'vitest';
import { moves } from './moves.ts';

const shown = [
  { id: 1, stock: 40 },
  { id: 2, stock: 3 },
];

test.each([
  ['the same', shown, false, false],
  ['another stock', [{ id: 1, stock: 2 }, shown[1]], false, false],
  ['another stock, in a list that is sorted or narrowed', [{ id: 1, stock: 2 }, shown[1]], true, true],
  ['one more on top', [{ id: 3, stock: 1 }, ...shown], false, true],
  ['one that has gone', shown.slice(0, 1), false, true],
  ['another order', shown.toReversed(), false, true],
])('N7 %s moves rows, or does not', (_, read, arranged, moved) => {
  expect(
    moves(
      shown,
      read.flatMap((record) => record ?? []),
      arranged,
    ),
  ).toBe(moved);
});
