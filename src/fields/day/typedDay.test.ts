import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { shiftDay, utcDayOf } from './dayMath.ts';
import { readTypedDay } from './readTypedDay.ts';
import { dayOf, LONG, momentOf, utcCalendar } from './utcCalendar.ts';
import { withWeekday } from './weekday.ts';

test.each([
  ['20261126', '2026-11-26'],
  ['2026/11/26', '2026-11-26'],
  ['2026-11-26 周五', '2026-11-26'],
  ['2026年11月26日（星期四）', '2026-11-26'],
  ['11-26', '2026-11-26'],
  ['１１／６', '2026-11-06'],
  ['3月8日', '2026-03-08'],
  ['2-30', undefined],
  ['13月45', undefined],
  ['周四', undefined],
  ['', undefined],
])('%s typed in 2026 is %s', (typed, day) => {
  expect(readTypedDay(typed, '2026-05-01')).toBe(day);
});

test.each([
  ['2026-11-26', '2026-11-26 周四'],
  ['2028-02-29', '2028-02-29 周二'],
  ['2026-03-08', '2026-03-08 周日'],
  ['明天', '明天'],
])('%s is shown as %s', (day, shown) => {
  expect(withWeekday(day)).toBe(shown);
});

const calendar = utcCalendar(() => '2026-05-01');

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %d months is %s', (day, months, shifted) => {
  expect(dayOf(calendar.addMonth(momentOf(day), months))).toBe(shifted);
});

it('while it is typed only a whole day is taken', () => {
  const read = (text: string) => calendar.locale.parse('zh_CN', text, [LONG]);
  expect(['2026-11-2', '11-2', '2026-11-26 周四'].map(read)).toEqual([null, null, null]);
  expect(['2026-11-26', '20261126'].map(read)).toEqual([momentOf('2026-11-26'), momentOf('2026-11-26')]);
});

it('days are spelled and read as they are, and weeks begin on Monday', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), (since) => {
      const day = utcDayOf(since * 86_400_000);
      const at = momentOf(day);
      expect(readTypedDay(calendar.locale.format('zh_CN', at, LONG), '2026-05-01')).toBe(day);
      const monday = calendar.locale.getWeekFirstDate('zh_CN', at);
      expect(calendar.getWeekDay(monday)).toBe(1);
      expect(dayOf(calendar.addDate(monday, 6)) >= day && dayOf(monday) <= day).toBe(true);
      expect(dayOf(calendar.addDate(at, 1))).toBe(shiftDay(day, 1));
    }),
  );
});
