import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { count } from './count.ts';

test.each([
  [12, 12],
  ['12', 12],
  [0, 0],
  ['0', 0],
  ['-3', -3],
  ['007', 7],
  ['999999999999999', 999_999_999_999_999],
])('T6 reads %j as the number %d', (wire, value) => {
  expect(z.decode(count, wire)).toBe(value);
});

test.each(['', ' ', '1.5', '1e3', '12 ', '１２', '0x10', '1,000', 'NaN', '9999999999999999'])(
  'T6 refuses the text %j',
  (wire) => {
    expect(z.safeDecode(count, wire).success).toBe(false);
  },
);

test.each([[1.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53], [true], [null], [undefined], [[]], [{}]])(
  'T6 refuses %j',
  (wire) => {
    expect(z.safeParse(count, wire).success).toBe(false);
  },
);

it('T6 reads back every whole number it writes, as itself and as a text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (value) => {
      expect(z.encode(count, value)).toBe(value);
      expect(z.decode(count, z.encode(count, value))).toBe(value);
      expect(z.decode(count, String(value))).toBe(value);
    }),
  );
});

it('refuses to write a fraction', () => {
  expect(z.safeEncode(count, 1.5).success).toBe(false);
});
