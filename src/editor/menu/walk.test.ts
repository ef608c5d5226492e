import { expect, test } from 'vitest';
import { itemAfter } from './walk.ts';

const names = ['上标', '下标', '20px', '25px', 'Arial'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 0, 4],
  ['ArrowUp', -1, 4],
  ['ArrowDown', -1, 0],
  ['ArrowRight', 1, 2],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['2', 0, 2],
  ['2', 2, 3],
  ['2', 3, 2],
  ['a', 0, 4],
  ['下', 0, 1],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
])('E1 in a menu %s leads from item %i to item %j', (key, at, next) => {
  expect(itemAfter(key, at, names)).toBe(next);
});
