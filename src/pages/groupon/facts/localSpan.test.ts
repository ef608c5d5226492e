import { expect, test } from 'vitest';
import { localSpan, spelledDay } from './localSpan.ts';

test.each([
  ['America/Vancouver', '2026-03-07 周六 16:00 ～ 2026-03-15 周日 17:00', '北美太平洋时间'],
  ['Asia/Shanghai', '2026-03-08 周日 08:00 ～ 2026-03-16 周一 08:00', '中国'],
  ['Pacific/Auckland', '2026-03-08 周日 13:00 ～ 2026-03-16 周一 13:00', '新西兰时间'],
])('in %s the days of UTC are a span of the clock, whole to the end of the last one', (zone, span, name) => {
  const here = localSpan('2026-03-08', '2026-03-15', zone);
  expect(`${here?.from} ～ ${here?.to}`).toBe(span);
  expect(here?.zone).toContain(name);
});

test.each([
  ['2026-03-08', '2026-03-15', 'UTC'],
  ['', '2026-03-15', 'Asia/Shanghai'],
  ['2026-03-08', '2026-02-30', 'Asia/Shanghai'],
])('from %j to %j in %s there is no other time to tell', (starts, ends, zone) => {
  expect(localSpan(starts, ends, zone)).toBeUndefined();
});

test.each([
  ['2026-03-08', '2026-03-08 周日'],
  ['', '--'],
])('the day %j is spelled %j, in every zone the same', (day, spelled) => {
  expect(spelledDay(day)).toBe(spelled);
});
