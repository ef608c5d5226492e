import { daysBetween, shiftDay } from '#fields/day/dayMath.ts';
import type { GrouponRecord } from './GrouponRecord.ts';

/** What is known of one run of a group-buy. */
export type Run = Pick<GrouponRecord, 'name' | 'start_time' | 'end_time'>;

const WEEK = 7;
const NUMBER = /(第\s*)(\d{1,6})(\s*[期轮次波批场回])|([#＃]\s*)(\d{1,6})/g;
const DATE = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})(日|号)|(\d{4})-(\d{2})-(\d{2})/g;

/**
 * The run after this one: both days later by as much as it came after the last one of its name, or by whole weeks;
 * further on in the same steps where that would begin before `today`. The number in its name is one more, the dates in
 * its name move along: `第12期` → `第13期`, `#7` → `#8`, `3月8日` → `3月15日`. GB-D1
 *
 * @param earlier the shop's other group-buys.
 */
export function nextRound(run: Run, earlier: readonly Run[] = [], today?: string): Run {
  const { name, start_time: start, end_time: end } = run;
  if (!start || !end) return { ...run, name: name && counted(name) };
  const step = stepOf(run, earlier) ?? weeksOver(start, end);
  const behind = today ? daysBetween(start, today) : 0;
  const days = step * Math.max(1, Math.ceil(behind / step));
  return {
    name: name && counted(redated(name, start, days)),
    start_time: shiftDay(start, days),
    end_time: shiftDay(end, days),
  };
}

/** How many days this run came after the last one of its name; undefined for the first one. */
function stepOf({ name = '', start_time: start = '' }: Run, earlier: readonly Run[]): number | undefined {
  const before = earlier.flatMap((run) =>
    run.start_time && run.start_time < start && stemOf(run.name ?? '') === stemOf(name) ? [run.start_time] : [],
  );
  const last = [...before].sort().at(-1);
  return last === undefined ? undefined : daysBetween(last, start);
}

/** As many weeks as the run needs, so that the next one has the same weekdays and does not begin before it ends. */
const weeksOver = (start: string, end: string): number =>
  WEEK * Math.max(1, Math.ceil((daysBetween(start, end) + 1) / WEEK));

/** What stays of a name from one run to the next. */
const stemOf = (name: string): string => name.replaceAll(DATE, '').replaceAll(NUMBER, '').trim();

const counted = (name: string): string =>
  name.replaceAll(NUMBER, (_, before = '', period = '', after = '', sign = '', number = '') =>
    period ? `${before}${oneMore(period)}${after}` : `${sign}${oneMore(number)}`,
  );

const oneMore = (digits: string): string => String(Number(digits) + 1).padStart(digits.length, '0');

/** The dates of a name so many days later; one without a year is of the year the run starts in. */
const redated = (name: string, start: string, days: number): string =>
  name.replaceAll(DATE, (found: string, ...parts: (string | undefined)[]) => {
    const [year, month, date, unit, isoYear, isoMonth, isoDate] = parts;
    const dateParts = isoYear ? [isoYear, isoMonth, isoDate] : [year ?? start.slice(0, 4), month, date];
    const day = dateParts.map((part = '') => part.padStart(2, '0')).join('-');
    if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return found;
    const next = shiftDay(day, days);
    if (isoYear) return next;
    const [nextYear = '', nextMonth = '', nextDate = ''] = next.split('-');
    return `${year ? `${nextYear}年` : ''}${like(month, nextMonth)}月${like(date, nextDate)}${unit}`;
  });

/** `03` where there was a leading zero, `3` where there was none. */
const like = (before = '', next: string): string => (before.startsWith('0') ? next : String(Number(next)));
