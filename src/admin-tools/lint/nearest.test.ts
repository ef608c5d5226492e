import { expect, it, test } from 'vitest';
import { nearest, slipsBetween } from './nearest.ts';

test.each([
  ['stauts', 'status', 1],
  ['nam', 'name', 1],
  ['names', 'name', 1],
  ['mony', 'money', 1],
  ['', 'id', 2],
  ['same', 'same', 0],
])('from %j to %j it takes %d slips', (from, to, slips) => {
  expect(slipsBetween(from, to)).toBe(slips);
});

it('what is near nothing was meant as nothing', () => {
  expect(nearest('quantity', ['status', 'name'])).toBeUndefined();
  expect(nearest('x', ['to'])).toBeUndefined();
});

it('of two that are as near, the one with the same first letter was meant', () => {
  expect(nearest('fron', ['iron', 'from'])).toBe('from');
});
