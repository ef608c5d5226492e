import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { compareMoney } from './compareMoney.ts';
import { averageMoney, sumMoney, timesMoney } from './sumMoney.ts';

test.each([
  ['19.9', 3, '59.70'],
  ['0.1', 3, '0.30'],
  ['12', 0, '0.00'],
  ['9999999999.99', 100, '999999999999.00'],
  ['1.005', 2, '2.010'],
])('%s × %d is %s, not what a float would make of it', (amount, count, product) => {
  expect(timesMoney(amount, count)).toBe(product);
});

test.each([
  [['2.01', '0.01'], '2.02'],
  [['0.1', '0.2'], '0.30'],
  [[], '0.00'],
  [['5', '-5.00'], '0.00'],
])('%j come to %s', (amounts, sum) => {
  expect(sumMoney(amounts)).toBe(sum);
});

test.each([
  ['10', 3, '3.33'],
  ['20', 3, '6.67'],
  ['0.05', 2, '0.03'],
  ['-0.05', 2, '-0.03'],
])('%s among %d is %s each', (total, count, average) => {
  expect(averageMoney(total, count)).toBe(average);
});

it('what is no amount has no sum, no product and no share', () => {
  expect([sumMoney(['1', 'abc']), timesMoney('', 2), timesMoney('1', 1.5), averageMoney('1', 0)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

const cents = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const amountOf = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

it('a sum is exact to the cent, in whatever order and grouping', () => {
  fc.assert(
    fc.property(fc.array(cents), fc.nat(20), (all, at) => {
      const sum = sumMoney(all.map(amountOf));
      expect(sum).toBe(amountOf(all.reduce((one, other) => one + other, 0n)));
      const halves = [all.slice(0, at), all.slice(at)].map((half) => sumMoney(half.map(amountOf)) ?? '');
      expect(sumMoney(halves.toReversed())).toBe(sum);
    }),
  );
});

it('so many times is the same as that many added up', () => {
  fc.assert(
    fc.property(cents, fc.nat(50), (units, count) => {
      const amount = amountOf(units);
      expect(timesMoney(amount, count)).toBe(sumMoney(Array.from({ length: count }, () => amount)));
    }),
  );
});

it('an average is never further from its share than half a cent', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 1000 }), (units, count) => {
      const back = timesMoney(averageMoney(amountOf(units), count) ?? '', count) ?? '';
      const off = sumMoney([amountOf(units), back.startsWith('-') ? back.slice(1) : `-${back}`]) ?? '';
      expect(compareMoney(off.replace('-', ''), timesMoney('0.005', count) ?? '')).toBeLessThanOrEqual(0);
    }),
  );
});
