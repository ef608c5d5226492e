import { expect, test } from 'vitest';
import { pairsOf, readSlipPaper, rollLength, slipHeight } from './slipPaper.ts';

test.each([
  [{ paper: 'roll' }, 'roll'],
  [{ paper: 'a4' }, 'sheet'],
  [{ paper: 'a5' }, 'sheet'],
  ['roll', 'sheet'],
  [undefined, 'sheet'],
])('of %j kept, slips are printed on %s', (kept, paper) => {
  expect(readSlipPaper(kept)).toBe(paper);
});

test('eight slips fill a sheet, whichever it is', () => {
  expect([slipHeight('a4'), slipHeight('letter')]).toEqual([68, 63]);
});

test('a piece of roll is as long as the highest slip, its margins, and a little more', () => {
  // 96 CSS pixels are an inch, 25.4 mm.
  expect(rollLength([96, 192], 4)).toBe(51 + 2 + 8);
  expect(rollLength([], 4)).toBe(10);
});

test.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j lie two by two', (items, pairs) => {
  expect(pairsOf<number>(items)).toEqual(pairs);
});
