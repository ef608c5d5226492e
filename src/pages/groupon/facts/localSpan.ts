import { shiftDay } from '#fields/day/dayMath.ts';
import { isDay } from '#fields/day/readDay.ts';
import { beginningIn, UTC } from '#fields/dayRange/localStart.ts';

/** When a group-buy runs where the merchant sits. */
export interface LocalSpan {
  /** `2026-03-07 周六 16:00 ～ 2026-03-15 周日 17:00`. */
  readonly span: string;
  /** `北美太平洋时间`. */
  readonly zone: string;
}

/**
 * The moments between which days of UTC lie, the last day to its end, as a clock in this zone shows them; undefined in UTC
 * itself and for what are no days. The days themselves stay what they are.
 *
 * @param zone such as `America/Vancouver`.
 */
export function localSpan(starts: string, ends: string, zone: string): LocalSpan | undefined {
  if (!isDay(starts) || !isDay(ends)) return undefined;
  const begin = beginningIn(zone, starts);
  const { timeZoneName } = begin;
  if (timeZoneName === undefined || timeZoneName === UTC) return undefined;
  return { span: `${spelled(begin)} ～ ${spelled(beginningIn(zone, shiftDay(ends, 1)))}`, zone: timeZoneName };
}

const spelled = ({ year, month = '', day = '', weekday, hour, minute }: ReturnType<typeof beginningIn>): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${weekday} ${hour}:${minute}`;

const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' });

/** `2026-03-08 周日`; what is no day is `--`. */
const spelledDay = (day: string): string =>
  isDay(day) ? `${day} ${weekday.format(new Date(`${day}T00:00:00Z`))}` : '--';

/** `2026-03-08 周日 ～ 2026-03-15 周日`. */
export const daysText = (starts: string, ends: string): string => `${spelledDay(starts)} ～ ${spelledDay(ends)}`;
