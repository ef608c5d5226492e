import { shiftDay } from '#fields/day/dayMath.ts';
import { isDay } from '#fields/day/readDay.ts';
import { beginningIn, UTC } from '#fields/dayRange/localStart.ts';

/** When a group-buy runs where the merchant sits. */
export interface LocalSpan {
  /** `2026-03-07 周六 16:00`. */
  readonly from: string;
  readonly to: string;
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
  return { from: spelled(begin), to: spelled(beginningIn(zone, shiftDay(ends, 1))), zone: timeZoneName };
}

const spelled = ({ year, month = '', day = '', weekday, hour, minute }: ReturnType<typeof beginningIn>): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${weekday} ${hour}:${minute}`;

const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' });

/** `2026-03-08 周日`; what is no day is `--`. */
export const spelledDay = (day: string): string =>
  isDay(day) ? `${day} ${weekday.format(new Date(`${day}T00:00:00Z`))}` : '--';
