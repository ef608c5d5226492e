import { expect, test } from 'vitest';
import { localStart } from './localStart.ts';

test.each([
  ['America/Vancouver', '北美太平洋时间 3月7日 16:00', '北美太平洋时间 10月31日 17:00', '北美太平洋时间 2月28日 16:00'],
  ['America/Toronto', '北美东部时间 3月7日 19:00', '北美东部时间 10月31日 20:00', '北美东部时间 2月28日 19:00'],
  ['Europe/London', '英国时间 3月8日 00:00', '英国时间 11月1日 00:00', '英国时间 2月29日 00:00'],
  ['Asia/Shanghai', '中国标准时间 3月8日 08:00', '中国标准时间 11月1日 08:00', '中国标准时间 2月29日 08:00'],
  [
    'Australia/Sydney',
    '澳大利亚东部时间 3月8日 11:00',
    '澳大利亚东部时间 11月1日 11:00',
    '澳大利亚东部时间 2月29日 11:00',
  ],
  ['Pacific/Auckland', '新西兰时间 3月8日 13:00', '新西兰时间 11月1日 13:00', '新西兰时间 2月29日 13:00'],
])('B6 in %s the UTC days of March, November and a leap year begin at %s, %s, %s', (zone, march, november, leap) => {
  expect(['2026-03-08', '2026-11-01', '2028-02-29'].map((day) => localStart(day, zone))).toEqual([
    march,
    november,
    leap,
  ]);
});

test.each([
  ['2026-03-08', 'UTC'],
  ['2026-02-30', 'Asia/Shanghai'],
  ['', 'Asia/Shanghai'],
])('nothing is said of %j in %s', (day, zone) => {
  expect(localStart(day, zone)).toBeUndefined();
});
