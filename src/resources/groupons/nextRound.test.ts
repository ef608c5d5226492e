import { expect, it, test } from 'vitest';
import { nextRound } from './nextRound.ts';

const run = (name: string, start_time: string, end_time: string) => ({ name, start_time, end_time });

test.each([
  ['水果箱第12期', '水果箱第13期'],
  ['水果箱 第 9 期', '水果箱 第 10 期'],
  ['第099期水果箱', '第100期水果箱'],
  ['第08期', '第09期'],
  ['饺子团 #7', '饺子团 #8'],
  ['饺子团＃7', '饺子团＃8'],
  ['第3轮 · 3月8日取货', '第4轮 · 3月15日取货'],
  ['3月8日火锅团', '3月15日火锅团'],
  ['03月08日火锅团', '03月15日火锅团'],
  ['2026年3月8日火锅团', '2026年3月15日火锅团'],
  ['火锅团 2026-03-08', '火锅团 2026-03-15'],
  ['3月8号至3月10号', '3月15号至3月17号'],
  ['13月40日团', '13月40日团'],
  ['五常大米 10 公斤', '五常大米 10 公斤'],
  ['', ''],
])('GB-D1 a week after %j comes %j', (name, next) => {
  expect(nextRound(run(name, '2026-03-08', '2026-03-10')).name).toBe(next);
});

test.each([
  ['2026-03-08', '2026-03-10', '2026-03-15', '2026-03-17'],
  ['2026-10-30', '2026-11-01', '2026-11-06', '2026-11-08'],
  ['2026-01-30', '2026-01-31', '2026-02-06', '2026-02-07'],
  ['2026-12-28', '2026-12-31', '2027-01-04', '2027-01-07'],
  ['2028-02-22', '2028-02-29', '2028-03-07', '2028-03-14'],
  ['2028-02-22', '2028-02-22', '2028-02-29', '2028-02-29'],
  ['2026-03-02', '2026-03-08', '2026-03-09', '2026-03-15'],
  ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22'],
])('GB-D1 the run from %s to %s is followed by one from %s to %s', (start, end, nextStart, nextEnd) => {
  expect(nextRound(run('团', start, end))).toEqual(run('团', nextStart, nextEnd));
});

it('GB-D1 a date in the name crosses the month, the leap day and the year with the run', () => {
  expect(nextRound(run('2月28日团', '2028-02-22', '2028-02-28')).name).toBe('3月6日团');
  expect(nextRound(run('2月22日团', '2028-02-22', '2028-02-22')).name).toBe('2月29日团');
  expect(nextRound(run('2026年12月31日团', '2026-12-28', '2026-12-31')).name).toBe('2027年1月7日团');
});

it('GB-D1 a run comes as long after this one as this one came after the last of its name', () => {
  const earlier = [
    run('水果箱第10期', '2026-02-08', '2026-02-10'),
    run('水果箱第11期', '2026-02-22', '2026-02-24'),
    run('饺子团第3期', '2026-03-01', '2026-03-02'),
    run('水果箱第13期', '2026-03-22', '2026-03-24'),
  ];
  const next = nextRound(run('水果箱第12期', '2026-03-08', '2026-03-10'), earlier);
  expect(next).toEqual(run('水果箱第13期', '2026-03-22', '2026-03-24'));
});

test.each([
  ['2026-03-09', '2026-03-15'],
  ['2026-03-15', '2026-03-15'],
  ['2026-03-16', '2026-03-22'],
  ['2026-04-30', '2026-05-03'],
])('GB-D1 opened again on %s it starts on %s: never in the past, always on the same weekday', (today, start) => {
  const next = nextRound(run('第1期', '2026-03-08', '2026-03-10'), [], today);
  expect(next).toMatchObject({ name: '第2期', start_time: start });
});

it('GB-D1 a run whose days did not arrive has a name all the same', () => {
  expect(nextRound({ name: '第1期', end_time: '2026-03-10' })).toMatchObject({ name: '第2期', end_time: '2026-03-10' });
  expect(nextRound({})).toEqual({ name: undefined });
});
