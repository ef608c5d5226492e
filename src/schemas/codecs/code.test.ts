import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { code } from './code.ts';

const status = code([0, 1, 2]);

test.each([
  [0, 0],
  [2, 2],
  ['1', 1],
  ['0', 0],
])('T6 reads the code %j as %d', (wire, value) => {
  expect(z.decode(status, wire)).toBe(value);
});

test.each([[3], ['3'], [''], [null], [1.5], ['one'], [true]])('refuses the unknown code %j', (wire) => {
  expect(z.safeParse(status, wire).success).toBe(false);
});

it('writes a code as its number and refuses to write an unknown one', () => {
  expect(z.encode(status, 2)).toBe(2);
  expect(z.safeParse(status, 7).success).toBe(false);
});
