import { readDay } from './readDay.ts';

/** A day as it is typed into its own box: also `11-26` or `11月26日` of this year, and with the weekday left behind it. */
export function readTypedDay(typed: string, today: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/\s*[(]?(?:周|星期)[日天一二三四五六][)]?\s*$/, '');
  const [, month, date] = /^\s*(\d{1,2})(?:[-/.]|月)(\d{1,2})日?\s*$/.exec(plain) ?? [];
  return readDay(month && date ? `${today.slice(0, 4)}-${month}-${date}` : plain);
}
