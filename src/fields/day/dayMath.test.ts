import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { daysBetween, shiftDay, sundayOf, utcDayOf } from './dayMath.ts';

test.each([
  ['2026-03-08', 7, '2026-03-15'],
  ['2026-02-27', 2, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 7, '2028-03-07'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-11-01', -1, '2026-10-31'],
  ['2026-03-08', 0, '2026-03-08'],
])('%s and %d days is %s', (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted);
  expect(daysBetween(day, shifted)).toBe(days);
});

test.each([
  ['2026-03-02', '2026-03-08'],
  ['2026-03-07', '2026-03-08'],
  ['2026-03-08', '2026-03-08'],
  ['2026-03-09', '2026-03-15'],
])('the Sunday of the week of %s is %s', (day, sunday) => {
  expect(sundayOf(day)).toBe(sunday);
});

test.each([
  [1_772_928_000_000, '2026-03-08'],
  [1_772_928_000_000 - 1, '2026-03-07'],
  [1_772_928_000_000 + 86_399_999, '2026-03-08'],
])('the moment %d is on %s in UTC', (ms, day) => {
  expect(utcDayOf(ms)).toBe(day);
});

it('days are counted the same there and back', () => {
  const days = fc.integer({ min: -20_000, max: 40_000 });
  fc.assert(
    fc.property(days, days, (since, by) => {
      const day = utcDayOf(since * 86_400_000);
      expect(daysBetween(day, shiftDay(day, by))).toBe(by);
    }),
  );
});
