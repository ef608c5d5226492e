import { isDay } from '#fields/day/readDay.ts';
import type { Day } from '../model/Day.ts';

/** What stands above every sheet and on each of its pages. GD-E3 */
export interface Heading {
  /** Shop and group-buy. */
  readonly title: string;
  /** When, where, how many. */
  readonly facts: readonly string[];
  /** When it was printed, with the zone. */
  readonly printed: string;
}

interface Printed {
  readonly shop: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Such as `America/Vancouver`. */
  readonly zone: string;
}

/** The heading of a day's sheets; `printed` says for which shop, when and in which time zone. GD-E3 */
export function headingOf(day: Day, printed: Printed): Heading {
  const where = day.delivery === 1 ? `自提${day.address === '' ? '' : `：${day.address}`}` : '送货上门';
  return {
    title: [printed.shop, day.name].filter((part) => part !== '').join(' · '),
    facts: [`${withWeekday(day.starts)} ～ ${withWeekday(day.ends)}`, where, `报名 ${day.buyers.length} 人`],
    printed: `打印于 ${momentOf(printed)}`,
  };
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** `2026-03-08（周日）`; what is no day stays as it is. */
export const withWeekday = (day: string): string =>
  isDay(day) ? `${day}（${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}）` : day;

/** `2026-03-08 14:32（北美太平洋夏令时间）`: a time on paper is read anywhere, so it names its zone. */
function momentOf({ now, zone }: Printed): string {
  const { year, month, day, hour, minute, timeZoneName } = Object.fromEntries(
    new Intl.DateTimeFormat('zh-CN', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'long',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day} ${hour}:${minute}（${timeZoneName}）`;
}
