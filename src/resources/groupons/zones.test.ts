import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { localStart, zoneHere } from '#fields/dayRange/localStart.ts';
import { f } from '#fields/f.ts';
import { kinds } from '#fields/kinds.ts';
import { groupon } from '#schemas/entities/groupon.ts';
import { grouponBody } from './grouponBody.ts';
import { nextRound } from './nextRound.ts';
import { courseText } from './statusDrift.ts';

const before = process.env.TZ;
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(process.env, 'TZ');
  else process.env.TZ = before;
});

const campaign = (start_time: number) => ({
  ...{ id: 1, name: '米', delivery: 2, description: '[]', img: '/a.png', start_time, end_time: start_time + 86_400 },
  ...{ status: 0, pickup_address: '', products: [] },
});

test.each([
  ['America/Vancouver', '北美太平洋时间 3月7日 16:00'],
  ['America/Toronto', '北美东部时间 3月7日 19:00'],
  ['Europe/London', '英国时间 3月8日 00:00'],
  ['Asia/Shanghai', '中国标准时间 3月8日 08:00'],
  ['Australia/Sydney', '澳大利亚东部时间 3月8日 11:00'],
  ['Pacific/Auckland', '新西兰时间 3月8日 13:00'],
])('B6 a merchant in %s sees, keeps and moves the days of the wire; they begin at %s', (zone, here) => {
  process.env.TZ = zone;
  expect(zoneHere()).toBe(zone);
  for (const [second, day, next] of [
    [1_772_928_000, '2026-03-08', '2026-03-15'],
    [1_793_491_200, '2026-11-01', '2026-11-08'],
    [1_835_395_200, '2028-02-29', '2028-03-07'],
  ] as const) {
    const held = z.decode(groupon, campaign(second));
    expect(kinds.day.cell.draw(held.start_time, f.day({ label: '开始日期' }), { resolve: String })).toBe(day);
    expect(grouponBody(held).start_date).toBe(day);
    expect(nextRound(held).start_time).toBe(next);
    expect(courseText(held, day)).toBe('还剩 1 天');
  }
  expect(localStart('2026-03-08', zoneHere())).toBe(here);
});
