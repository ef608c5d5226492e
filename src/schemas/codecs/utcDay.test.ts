import fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { day, utcDay } from './utcDay.ts';

const DAY_SECONDS = 86_400;

test.each([
  [1_772_928_000, '2026-03-08'],
  ['1772928000', '2026-03-08'],
  [1_772_928_000 + DAY_SECONDS - 1, '2026-03-08'],
  [1_772_928_000 - 1, '2026-03-07'],
  [1_793_491_200, '2026-11-01'],
  [1_835_395_200, '2028-02-29'],
  [0, '1970-01-01'],
  [-1, '1969-12-31'],
])('B6 reads the second %j as the day %s', (wire, value) => {
  expect(z.decode(utcDay, wire)).toBe(value);
});

test.each([
  ['2026-03-08', 1_772_928_000],
  ['2026-11-01', 1_793_491_200],
  ['2028-02-29', 1_835_395_200],
])('B6 writes the day %s as its first second', (value, wire) => {
  expect(z.encode(utcDay, value)).toBe(wire);
});

test.each([
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-3-8',
  '2026/03/08',
  '',
  '2026-03-08T00:00:00Z',
])('refuses the day %j', (value) => {
  expect(z.safeParse(day, value).success).toBe(false);
  expect(z.safeEncode(utcDay, value).success).toBe(false);
});

test.each([[1e15], [-1e15], ['soon'], [null], [1.5], ['']])('refuses the second %j', (wire) => {
  expect(z.safeParse(utcDay, wire).success).toBe(false);
});

it('B6 keeps the day through loading and saving, whatever second of it was stored', () => {
  const second = fc.integer({ min: 0, max: DAY_SECONDS - 1 });
  const days = fc.integer({ min: -20_000, max: 40_000 });
  fc.assert(
    fc.property(days, second, (since, within) => {
      const shown = z.decode(utcDay, since * DAY_SECONDS + within);
      expect(z.encode(utcDay, shown)).toBe(since * DAY_SECONDS);
      expect(z.decode(utcDay, z.encode(utcDay, shown))).toBe(shown);
    }),
  );
});

it('B6 never asks what time it is where the merchant sits', () => {
  const local = [
    'getTimezoneOffset',
    'getFullYear',
    'getMonth',
    'getDate',
    'getHours',
    'toString',
    'toDateString',
  ] as const;
  const asked = local.map((method) => vi.spyOn(Date.prototype, method));
  z.encode(utcDay, z.decode(utcDay, 1_772_928_000));
  const calls = asked.map((spy) => spy.mock.calls.length);
  for (const spy of asked) spy.mockRestore();
  expect(calls).toEqual(local.map(() => 0));
});
