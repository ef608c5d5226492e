import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { cents } from './cents.ts';
import { money } from './money.ts';

test.each([
  ['12.50', '12.50'],
  ['0', '0'],
  ['-3.5', '-3.5'],
  ['9999999999.99', '9999999999.99'],
  ['0.30', '0.30'],
  ['1.234', '1.234'],
  [12.5, '12.5'],
  [0.1, '0.1'],
  [59.7, '59.7'],
  [0, '0'],
])('T6 reads the amount %j as %j, digit by digit', (wire, value) => {
  expect(z.decode(money, wire)).toBe(value);
});

test.each(['', ' ', 'abc', '1e3', '12.', '.5', '1,234.50', '$12', '１２', '12 ', '--1', '+1', '1.2.3', 'NaN'])(
  'refuses the amount %j',
  (wire) => {
    expect(z.safeDecode(money, wire).success).toBe(false);
  },
);

test.each([[1e21], [1e-7], [Number.NaN], [Number.POSITIVE_INFINITY], [null], [undefined], [true], [{}]])(
  'refuses %j, which has no decimal spelling',
  (wire) => {
    expect(z.safeParse(money, wire).success).toBe(false);
  },
);

it('never turns an amount into a float on its way out and back', () => {
  const amount = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.stringMatching(/^\d{1,9}$/));
  fc.assert(
    fc.property(amount, ([whole, decimals]) => {
      const value = `${whole}.${decimals}`;
      expect(z.encode(money, value)).toBe(value);
      expect(z.decode(money, z.encode(money, value))).toBe(value);
    }),
  );
});

it('T6 reads a price as a number the same as the price in words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(Number(z.decode(money, cents / 100))).toBe(cents / 100);
    }),
  );
});

test.each([
  [1250, '12.50'],
  ['1250', '12.50'],
  [7, '0.07'],
  [0, '0.00'],
  [-305, '-3.05'],
])('of cents on the wire %j is %j', (wire, value) => {
  expect(z.decode(cents, wire)).toBe(value);
});

test.each([
  ['12.5', 1250],
  ['12.50', 1250],
  ['12', 1200],
  ['0.07', 7],
  ['-3.05', -305],
])('the amount %j leaves as %d cents', (value, wire) => {
  expect(z.encode(cents, value)).toBe(wire);
});

test.each([[12.5], ['12.50'], [''], [null], [1e21]])('%j is no whole number of cents', (wire) => {
  expect(z.safeParse(cents, wire).success).toBe(false);
});

test.each(['12.505', '99999999999999999999.00'])('%j has no spelling in cents, and is not rounded to one', (value) => {
  expect(z.safeEncode(cents, value).success).toBe(false);
});

it('any number of cents comes back as it was', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(z.encode(cents, z.decode(cents, whole))).toBe(whole);
    }),
  );
});
