import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { text } from './text.ts';

test.each([
  ['桂花糕', '桂花糕'],
  ['', ''],
  ['  ', '  '],
  [6045550123, '6045550123'],
  [0, '0'],
])('T6 reads %j as the text %j', (wire, value) => {
  expect(z.decode(text, wire)).toBe(value);
});

test.each([[null], [undefined], [true], [[]], [{}]])('T6 refuses %j', (wire) => {
  expect(z.safeParse(text, wire).success).toBe(false);
});

it('gives back every text as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(z.decode(text, z.encode(text, value))).toBe(value);
    }),
  );
});
