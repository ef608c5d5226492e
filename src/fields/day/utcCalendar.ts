import type { DatePicker } from 'antd';
import { utcDayOf } from './dayMath.ts';
import { readDay } from './readDay.ts';
import { withWeekday } from './weekday.ts';

const MONTH_NAMES = ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'];
const MONDAY = 1;
const DAY_MS = 86_400_000;

/** Days of the calendar as moments of midnight in UTC: the same in every zone, and none is left out where clocks are changed. */
export const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const dayOf = (moment: Date): string => utcDayOf(moment.getTime());

const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** The same day of another month; its last one where that is shorter. */
function inMonth(moment: Date, year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(moment.getUTCDate(), last)));
}

const mondayOf = (moment: Date): Date => daysLater(moment, -((moment.getUTCDay() + 7 - MONDAY) % 7));

function spell(moment: Date, format: string): string {
  const [year = '', month = '', date = ''] = dayOf(moment).split('-');
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  };
  return format === LONG ? withWeekday(dayOf(moment)) : format.replace(/YYYY|MM?|DD?/g, (part) => parts[part] ?? part);
}

/** How a chosen day stands in its box. */
export const LONG = 'YYYY-MM-DD ddd';

type Calendar = Parameters<typeof DatePicker.generatePicker<Date>>[0];

/** What antd's calendar asks of days. @param today this day, asked when it is shown */
export const utcCalendar = (today: () => string): Calendar => ({
  getNow: () => momentOf(today()),
  getFixedDate: momentOf,
  getEndDate: (at) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)),
  getYear: (at) => at.getUTCFullYear(),
  getMonth: (at) => at.getUTCMonth(),
  getDate: (at) => at.getUTCDate(),
  getWeekDay: (at) => at.getUTCDay(),
  getHour: () => 0,
  getMinute: () => 0,
  getSecond: () => 0,
  getMillisecond: () => 0,
  addYear: (at, years) => inMonth(at, at.getUTCFullYear() + years, at.getUTCMonth()),
  addMonth: (at, months) => inMonth(at, at.getUTCFullYear(), at.getUTCMonth() + months),
  addDate: daysLater,
  setYear: (at, year) => inMonth(at, year, at.getUTCMonth()),
  setMonth: (at, month) => inMonth(at, at.getUTCFullYear(), month),
  setDate: (at, date) => daysLater(at, date - at.getUTCDate()),
  setHour: (at) => at,
  setMinute: (at) => at,
  setSecond: (at) => at,
  setMillisecond: (at) => at,
  isAfter: (one, other) => one > other,
  isValidate: (at) => !Number.isNaN(at.getTime()),
  locale: {
    getWeekFirstDay: () => MONDAY,
    getWeekFirstDate: (_, at) => mondayOf(at),
    // No week is numbered anywhere.
    getWeek: () => 0,
    getShortWeekDays: () => ['日', '一', '二', '三', '四', '五', '六'],
    getShortMonths: () => MONTH_NAMES,
    format: (_, at, format) => spell(at, format),
    // While it is typed only what is whole: `11-2` is on its way to `11-26`.
    parse(_, text) {
      const day = /^(?:\d{4}-\d\d-\d\d|\d{8})$/.test(text) ? readDay(text) : undefined;
      return day === undefined ? null : momentOf(day);
    },
  },
});
