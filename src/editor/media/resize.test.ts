import { expect, test } from 'vitest';
import { drawnWidth, percentOf, type Room, steppedWidth, writtenWidth } from './resize.ts';

const room: Room = { px: 300, most: 700, edge: 'right', isCentred: false };

test.each([
  [{}, 50, 350],
  [{}, -50, 250],
  [{ isCentred: true }, 50, 400],
  [{ edge: 'left' }, 50, 250],
  [{ edge: 'left' }, -50, 350],
  [{}, 1000, 700],
  [{}, -1000, 24],
  [{ most: 10 }, 0, 24],
] as const)('E1 a picture %j whose edge is drawn %d px to the right is %d px wide', (other, moved, px) => {
  expect(drawnWidth({ ...room, ...other }, moved)).toBe(px);
});

test.each([
  ['ArrowRight', 310],
  ['ArrowUp', 310],
  ['ArrowLeft', 290],
  ['ArrowDown', 290],
  ['PageUp', 400],
  ['PageDown', 200],
  ['Home', 24],
  ['End', 700],
  ['a', undefined],
])('E1 the key %s makes a picture of 300 px %j px wide', (key, px) => {
  expect(steppedWidth(300, key, room)).toBe(px);
});

test.each([
  [700, 1600, undefined],
  [700, 300, 700],
  [699, 1600, 699],
])('E1 drawn to %d px of a column of 700 a picture of %d px is written as %j wide', (px, natural, written) => {
  expect(writtenWidth(px, room, natural)).toBe(written);
});

test.each([
  [700, 700, 100],
  [233, 700, 33],
  [24, 0, 100],
])('E1 a picture of %d px in a column of %d takes %d percent of it', (px, most, percent) => {
  expect(percentOf(px, { ...room, most })).toBe(percent);
});
