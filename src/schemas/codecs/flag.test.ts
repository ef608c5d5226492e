import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { flag } from './flag.ts';

test.each([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  [true, true],
  [false, false],
] as const)('T6 reads %j as %j', (wire, value) => {
  expect(z.decode(flag, wire)).toBe(value);
});

test.each([[2], [-1], ['2'], [''], ['true'], ['yes'], [null], [undefined], [[]]])('T6 refuses %j', (wire) => {
  expect(z.safeParse(flag, wire).success).toBe(false);
});

test.each([
  [true, 1],
  [false, 0],
])('writes %j as %d and reads it back', (value, wire) => {
  expect(z.encode(flag, value)).toBe(wire);
  expect(z.decode(flag, z.encode(flag, value))).toBe(value);
});
