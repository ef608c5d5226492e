import { shiftDay, sundayOf } from '../day/dayMath.ts';
import type { DayRange } from './dayRange.ts';

/** So many days from today on, or until Sunday. */
export type DayPreset = number | 'sunday';

/** What the button of a preset says. */
export const presetName = (preset: DayPreset): string => (preset === 'sunday' ? '到本周日' : `今天起 ${preset} 天`);

/** The days of a preset; today is the first of them. */
export const presetDays = (preset: DayPreset, today: string): DayRange => ({
  from: today,
  to: preset === 'sunday' ? sundayOf(today) : shiftDay(today, preset - 1),
});

/** Which of the days are over already; nothing when none is. */
export function pastText({ from, to }: DayRange, today: string): string | undefined {
  if (to && to < today) return '结束日期已经过去';
  return from && from < today ? '开始日期已经过去' : undefined;
}
