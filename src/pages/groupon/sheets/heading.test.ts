import { expect, test } from 'vitest';
import { campaign, joined } from '../../../../tests/support/groupDays.ts';
import { computeDay } from '../model/computeDay.ts';
import { headingOf, withWeekday } from './heading.ts';

const now = Date.UTC(2026, 2, 8, 22, 5);
const day = computeDay(campaign, [joined(1, { name: '张三' }), joined(2, { name: '李四' })]);

test('GD-E3 a sheet says whose it is, when, where, how many and when it was printed', () => {
  expect(headingOf(day, { shop: '温村华人团购', now, zone: 'America/Vancouver' })).toEqual({
    title: '温村华人团购 · 三月海鲜团',
    facts: ['2026-03-08（周日） ～ 2026-03-15（周日）', '自提：8888 Odlin Cres, Richmond', '报名 2 人'],
    printed: '打印于 2026-03-08 15:05（北美太平洋夏令时间）',
  });
});

test.each([
  ['Asia/Shanghai', '2026-03-09 06:05（中国标准时间）'],
  ['UTC', '2026-03-08 22:05（协调世界时）'],
])('in %s it is printed at %s', (zone, said) => {
  expect(headingOf(day, { shop: '', now, zone }).printed).toBe(`打印于 ${said}`);
});

test('what is delivered names no place', () => {
  expect(headingOf({ ...day, delivery: 2 }, { shop: '', now, zone: 'UTC' }).facts[1]).toBe('送货上门');
});

test.each([
  ['2026-03-09', '2026-03-09（周一）'],
  ['2028-02-29', '2028-02-29（周二）'],
  ['', ''],
])('the day %j reads %j', (picked, said) => {
  expect(withWeekday(picked)).toBe(said);
});
