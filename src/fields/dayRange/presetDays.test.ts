import { expect, test } from 'vitest';
import { type DayPreset, pastText, presetDays, presetName } from './presetDays.ts';

test.each<[DayPreset, string, string, string]>([
  [3, '2026-03-08', '今天起 3 天', '2026-03-10'],
  [7, '2026-02-26', '今天起 7 天', '2026-03-04'],
  [7, '2028-02-26', '今天起 7 天', '2028-03-03'],
  ['sunday', '2026-03-04', '到本周日', '2026-03-08'],
  ['sunday', '2026-03-08', '到本周日', '2026-03-08'],
])('the preset %j on %s is called %s and ends on %s', (preset, today, name, to) => {
  expect(presetName(preset)).toBe(name);
  expect(presetDays(preset, today)).toEqual({ from: today, to });
});

test.each([
  [{ from: '2026-03-07', to: '2026-03-09' }, '开始日期已经过去'],
  [{ from: '2026-03-01', to: '2026-03-07' }, '结束日期已经过去'],
  [{ to: '2026-03-07' }, '结束日期已经过去'],
  [{ from: '2026-03-08', to: '2026-03-08' }, undefined],
  [{}, undefined],
])('of the days %j it is said on 2026-03-08: %s', (days, said) => {
  expect(pastText(days, '2026-03-08')).toBe(said);
});
