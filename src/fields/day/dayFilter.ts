import type { DayField } from '../Field.ts';
import { readEnds, writeEnds } from '../filter/ends.ts';
import type { Filter } from '../filter/Filter.ts';
import { readDay } from './readDay.ts';

/** From one day to another, both included; one of them may be open. */
export interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const read = (texts: readonly string[]): AskedDays | undefined => {
  const ends = readEnds(texts, readDay);
  return ends && { ...(ends.min && { from: ends.min }), ...(ends.max && { to: ends.max }) };
};

/** `2026-03-01 至 2026-03-08`, `2026-03-01 起`, `2026-03-08 止`. */
function say({ from, to }: AskedDays): string {
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} 至 ${to}`;
  return from === undefined ? `${to ?? ''} 止` : `${from} 起`;
}

/** Days are texts that sort as they follow each other. */
export const dayFilter: Filter<DayField, string, AskedDays> = {
  control: 'days',
  read,
  write: ({ from, to }) => writeEnds({ min: from, max: to }),
  matches: (value, { from, to }) =>
    value !== undefined && value !== '' && (from ?? value) <= value && value <= (to ?? value),
  say,
};
