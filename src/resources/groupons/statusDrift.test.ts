import { expect, test } from 'vitest';
import { type Course, courseRank, courseText, statusDrift } from './statusDrift.ts';

const days = { start_time: '2026-03-08', end_time: '2026-03-10' };

test.each<[Course['status'], string, number | undefined, string | undefined]>([
  [1, '2026-03-07', undefined, '1 天后开始'],
  [1, '2026-03-08', 0, '日期已到，仍是未开始'],
  [1, '2026-03-10', 0, '日期已到，仍是未开始'],
  [1, '2026-03-11', 2, '日期已过，仍是未开始'],
  [0, '2026-03-07', 1, '日期未到，已是进行中'],
  [0, '2026-03-08', undefined, '还剩 2 天'],
  [0, '2026-03-09', undefined, '还剩 1 天'],
  [0, '2026-03-10', undefined, '今天结束'],
  [0, '2026-03-11', 2, '日期已过，仍是进行中'],
  [2, '2026-03-09', undefined, undefined],
  [2, '2026-03-01', undefined, undefined],
  [3, '2026-03-09', undefined, undefined],
  [undefined, '2026-03-09', undefined, undefined],
])('GB-D2 GB-E1 a group-buy of status %j is asked on %s to become %j, and reads %j', (status, today, to, text) => {
  const course = { ...days, status };
  expect(statusDrift(course, today)?.to).toBe(to);
  expect(courseText(course, today)).toBe(text);
});

test('GB-D2 what did not arrive is no reason to ask for anything', () => {
  expect(statusDrift({ status: 1, end_time: '2026-03-10' }, '2026-03-11')).toBeUndefined();
  expect(statusDrift({ status: 1, start_time: '2026-03-10' }, '2026-03-11')).toBeUndefined();
  expect(courseText({ status: 0 }, '2026-03-11')).toBeUndefined();
});

test.each<[Course['status'], string, number | undefined]>([
  [0, '2026-03-09', 1],
  [0, '2026-03-10', 0],
  [1, '2026-03-01', 7],
  [1, '2026-03-09', -1],
  [0, '2026-03-11', -1],
  [2, '2026-03-09', undefined],
  [undefined, '2026-03-09', undefined],
])(
  'GB-E1 a group-buy of status %j stands on %s at %j: what disagrees first, then the next turn',
  (status, today, rank) => {
    expect(courseRank({ ...days, status }, today)).toBe(rank);
  },
);
