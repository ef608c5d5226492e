import { expect, test } from 'vitest';
import { readShift } from './labelShift.ts';

test.each([
  [
    { x: 1.5, y: -2 },
    { x: 1.5, y: -2 },
  ],
  [
    { x: 300, y: '2' },
    { x: 0, y: 0 },
  ],
  [{ x: null }, { x: 0, y: 0 }],
  ['1', { x: 0, y: 0 }],
  [undefined, { x: 0, y: 0 }],
])('GD-D5 of %j kept, labels are moved by %j', (kept, shift) => {
  expect(readShift(kept)).toEqual(shift);
});
