import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { type DecimalWire, decimal } from './decimal.ts';

const text: DecimalWire = { as: 'text', places: 2 };
const number: DecimalWire = { as: 'number', places: 2 };
const fraction: DecimalWire = { as: 'number', places: 2, left: 2 };

test.each<[string, DecimalWire, unknown, string, unknown]>([
  ['a text', text, '12.50', '12.50', '12.50'],
  ['a text of fewer decimals', text, '15', '15', '15.00'],
  ['a number where a text is meant', text, 12.5, '12.5', '12.50'],
  ['a number', number, 12.5, '12.5', 12.5],
  ['a text where a number is meant', number, '12.50', '12.50', 12.5],
  ['a fraction', fraction, 0.15, '15', 0.15],
  ['a small fraction', fraction, 0.075, '7.5', 0.075],
  ['more than all', fraction, 1.2, '120', 1.2],
  ['less than nothing', fraction, -0.05, '-5', -0.05],
])('%s is read, and leaves as it is meant', (_, wire, came, value, leaves) => {
  const codec = decimal(wire);
  expect(z.decode(codec, z.parse(z.union([z.string(), z.number()]), came))).toBe(value);
  expect(z.encode(codec, value)).toBe(leaves);
});

test.each([[''], ['abc'], ['1e3'], [1e21], [null], [true], ['1.']])('%j is no decimal', (wire) => {
  expect(z.safeParse(decimal(text), wire).success).toBe(false);
});

test('what a number would not hold to its last digit is not written as one', () => {
  expect(z.safeEncode(decimal(number), '0.12345678901234567890').success).toBe(false);
  expect(z.safeEncode(decimal(text), '0.12345678901234567890').success).toBe(true);
});

it('whatever a merchant fills in comes back from the wire and says the same', () => {
  const any = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((n) => (n / 100).toFixed(2));
  fc.assert(
    fc.property(any, fc.constantFrom(text, number, fraction), (value, wire) => {
      const codec = decimal(wire);
      const back = z.decode(codec, z.encode(codec, value));
      expect(Number(back)).toBe(Number(value));
    }),
  );
});
