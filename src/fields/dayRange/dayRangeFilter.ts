import { type AskedDays, dayFilter } from '../day/dayFilter.ts';
import type { DayRange, DayRangeField } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';

/** A stretch of days is looked for when it shares a day with what is asked; an open end goes on for ever. */
export const dayRangeFilter: Filter<DayRangeField, DayRange, AskedDays> = {
  control: 'days',
  read: (texts) => dayFilter.read(texts, { kind: 'day', label: '' }),
  write: (asked) => dayFilter.write(asked, { kind: 'day', label: '' }),
  say: (asked) => dayFilter.say(asked, { kind: 'day', label: '' }),
  matches({ from, to } = {}, asked) {
    if (!from && !to) return false;
    const begins = !from || asked.to === undefined || from <= asked.to;
    const ends = !to || asked.from === undefined || asked.from <= to;
    return begins && ends;
  },
};
