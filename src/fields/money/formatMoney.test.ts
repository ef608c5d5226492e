import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';

test.each([
  ['0', '0.00'],
  ['12', '12.00'],
  ['12.5', '12.50'],
  ['59.70', '59.70'],
  ['0.30', '0.30'],
  ['999', '999.00'],
  ['1234.5', '1,234.50'],
  ['1234567.89', '1,234,567.89'],
  ['9999999999.99', '9,999,999,999.99'],
  ['-1234', '-1,234.00'],
  ['007', '7.00'],
  ['1.234', '1.234'],
])('shows the amount %s as %s', (amount, shown) => {
  expect(formatMoney(amount)).toBe(shown);
});

test.each([
  ['12.5', 'CA$', 'CA$12.50'],
  ['-1234', '€', '-€1,234.00'],
  ['abc', 'CA$', 'abc'],
  ['', 'CA$', ''],
])('SI-D2 shows the amount %s of a shop whose unit is %s as %s', (amount, unit, shown) => {
  expect(formatMoney(amount, unit)).toBe(shown);
});

test.each(['', 'abc', '12.', '.5', '1e3', '1,234'])('shows %j, which is no amount, as it is', (amount) => {
  expect(formatMoney(amount)).toBe(amount);
});

it('shows every digit that came, however many there are', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (whole) => {
      const shown = formatMoney(String(whole));
      expect(shown.replaceAll(',', '')).toBe(`${whole}.00`);
      expect(shown).toMatch(/^\d{1,3}(,\d{3})*\.00$/);
    }),
  );
});
