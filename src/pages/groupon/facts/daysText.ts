import { isDay } from '#fields/day/readDay.ts';

const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' });

/** `2026-03-08 周日`; what is no day is `--`. */
export const spelledDay = (day: string): string =>
  isDay(day) ? `${day} ${weekday.format(new Date(`${day}T00:00:00Z`))}` : '--';

/** `2026-03-08 周日 ～ 2026-03-15 周日`. */
export const daysText = (starts: string, ends: string): string => `${spelledDay(starts)} ～ ${spelledDay(ends)}`;
