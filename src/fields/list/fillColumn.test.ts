import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type FillHow, fillColumn } from './fillColumn.ts';

test.each<[FillHow, string, readonly unknown[], readonly unknown[]]>([
  ['set', '12.5', ['1.00', undefined], ['12.50', '12.50']],
  ['add', '0.01', ['2.01', '0.10'], ['2.02', '0.11']],
  ['add', '-1', ['2.50', '1'], ['1.50', '0.00']],
  ['times', '3', ['19.9', '0.1'], ['59.70', '0.30']],
  ['times', '1.13', ['9.99', '0.05'], ['11.29', '0.06']],
  ['times', '0', ['9.99', undefined], ['0.00', undefined]],
  ['percent', '10', ['9.99', '0.05'], ['10.99', '0.06']],
  ['percent', '-10', ['9.99', '0.04'], ['8.99', '0.04']],
  ['percent', '-100', ['9.99', undefined], ['0.00', undefined]],
  ['add', '1', ['abc', ''], ['abc', '']],
])('G5 all prices %s %s: %j become %j', (how, by, before, after) => {
  expect(fillColumn(before, how, by, 2)).toEqual({ values: after });
});

test.each<[FillHow, string, readonly unknown[], readonly unknown[]]>([
  ['set', '5', [1, undefined], [5, 5]],
  ['add', '-1', [1, 3], [0, 2]],
  ['times', '1.5', [1, 3], [2, 5]],
])('all counts %s %s: %j become %j', (how, by, before, after) => {
  expect(fillColumn(before, how, by, 0)).toEqual({ values: after });
});

test.each<[FillHow, string, 0 | 2, string]>([
  ['set', '', 2, '请填数字，最多 4 位小数'],
  ['set', '1,000', 2, '请填数字，最多 4 位小数'],
  ['set', '-1', 2, '这里不能是负数'],
  ['times', '-1', 2, '这里不能是负数'],
  ['set', '1.005', 2, '最多 2 位小数'],
  ['add', '0.5', 0, '这里要填整数'],
  ['add', '-3', 2, '有的行会小于 0，没有改动'],
  ['percent', '-100.01', 2, '最多减 100%'],
])('to %s %j is refused with a reason, and no row is changed', (how, by, decimals, problem) => {
  expect(fillColumn([2, 5], how, by, decimals)).toEqual({ problem });
});

const amount = fc.nat(99_999_999).map((cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const centsOf = (text: unknown) => Number(String(text).replace('.', ''));

it('G5 what is added to all prices and taken off again leaves them as they were, to the cent', () => {
  fc.assert(
    fc.property(fc.array(amount), amount, (prices, by) => {
      const more = fillColumn(prices, 'add', by, 2);
      expect('values' in more && fillColumn(more.values, 'add', `-${by}`, 2)).toEqual({ values: prices });
      if ('values' in more) {
        expect(more.values.map(centsOf)).toEqual(prices.map((price) => centsOf(price) + centsOf(by)));
      }
    }),
  );
});

it('G5 prices times a whole number are exact', () => {
  fc.assert(
    fc.property(fc.array(amount), fc.nat(99), (prices, times) => {
      const filled = fillColumn(prices, 'times', String(times), 2);
      expect('values' in filled && filled.values.map(centsOf)).toEqual(prices.map((price) => centsOf(price) * times));
    }),
  );
});

it('G5 a percentage of a price is right to the cent, a half up, and never below 0', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: -100, max: 1000 }), (price, percent) => {
      const filled = fillColumn([price], 'percent', String(percent), 2);
      // 100 times the cents, a whole number: no half is lost on the way.
      const hundredfold = BigInt(centsOf(price)) * BigInt(100 + percent);
      expect(filled).toEqual({ values: [expect.stringMatching(/^\d+\.\d{2}$/)] });
      if ('values' in filled) expect(BigInt(centsOf(filled.values[0]))).toBe((hundredfold + 50n) / 100n);
    }),
  );
});
