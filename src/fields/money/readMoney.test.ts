import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';
import { readMoney } from './readMoney.ts';

test.each([
  ['12.50', '12.50'],
  ['  12.5 ', '12.5'],
  ['１２．５０', '12.50'],
  ['１２。５', '12.5'],
  ['1,234.50', '1234.50'],
  ['１，２３４', '1234'],
  ['12,345,678.9', '12345678.9'],
  ['$1,234.50', '1234.50'],
  ['CA$ 12', '12'],
  ['¥12.50', '12.50'],
  ['￥12.50', '12.50'],
  ['€9', '9'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['-3', '-3'],
  ['0', '0'],
  ['1.234', '1.234'],
  ['10000000000.00', '10000000000.00'],
])('reads %j as the amount %s', (typed, amount) => {
  expect(readMoney(typed)).toBe(amount);
});

test.each([
  '',
  'abc',
  '12元',
  '1.2.3',
  '.',
  '-',
  '-.',
  '¥',
  '1,23',
  '1,2345',
  '0,125',
  '1.234,50',
  '12 50',
  '1e3',
  '--1',
  '+5',
])('leaves %j as it was typed, for the rule to refuse', (typed) => {
  expect(readMoney(typed)).toBe(typed);
});

const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.stringMatching(/^\d{0,4}$/))
  .map(([whole, decimals]) => (decimals === '' ? String(whole) : `${whole}.${decimals}`));

it('reads back every amount a list shows, with its two decimals', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const [whole = '', decimals = ''] = amount.split('.');
      expect(readMoney(formatMoney(amount))).toBe(`${whole}.${decimals.padEnd(2, '0')}`);
    }),
  );
});

it('reads wide digits as the narrow ones', () => {
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(readMoney(wide(amount))).toBe(readMoney(amount));
    }),
  );
});

it('never loses a digit of what was typed, nor makes one up', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ $¥元a') });
  const digits = (text: string) => text.replace(/\D/g, '');
  fc.assert(
    fc.property(typed, (text) => {
      const read = readMoney(text);
      // `.5` gets its zero.
      expect([digits(text), `0${digits(text)}`]).toContain(digits(read));
      expect(readMoney(read)).toBe(read);
      expect(read === '').toBe(text.trim() === '');
    }),
  );
});
