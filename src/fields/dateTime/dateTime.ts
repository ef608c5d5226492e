import { type InstantWire, instant, isInstant } from '#schemas/codecs/instant.ts';
import { nothing } from '../Cell.ts';
import { type AskedDays, askedDays } from '../day/day.ts';
import type { FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { localDay, localMinute, readInstant } from './localMinute.ts';

/** A moment, held as ISO text with its zone; shown and filled in by the clock of whoever looks, to the minute. */
export interface DateTimeField extends FieldBase<'dateTime', string> {
  /** Seconds or milliseconds since 1970, or ISO text. */
  readonly wire: InstantWire;
}

/** The days are those of the calendar here, as the list shows them. */
const filter: Filter<DateTimeField, string, AskedDays> = {
  control: 'days',
  ...askedDays,
  matches(value, { from, to }) {
    if (value === undefined || !isInstant(value)) return false;
    const day = localDay(value);
    return (from ?? day) <= day && day <= (to ?? day);
  },
};

/** As it is shown; ISO text where that would mean another moment: one with seconds, or in an hour that comes twice. */
const sheetText: FieldText<DateTimeField, string> = {
  write(value) {
    if (!value) return '';
    const shown = localMinute(value);
    return sameInstant(readInstant(shown), value) ? shown : value;
  },
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const read = readInstant(text);
    return read === undefined
      ? { problem: expected(field, '日期和时间，例如 2026-03-08 10:30', text) }
      : { value: read };
  },
};

const msOf = (value: unknown): number => Date.parse(String(value ?? ''));
const sameInstant = (one: string | undefined, other: string): boolean => msOf(one) === msOf(other);

export const dateTimeKind: Kind<DateTimeField, string> = {
  column: true,
  narrowed: true,
  cell: { width: '150px', draw: (value) => (value ? localMinute(value) : nothing) },
  filter,
  compare: (a, b) => msOf(a) - msOf(b),
  text: sheetText,
  codec: ({ wire }) => instant(wire),
  check: (value, { label }) => (isInstant(String(value)) ? undefined : `${label}要填日期和时间`),
  // However a moment is spelled, it is the same one.
  form: { says: (value) => (value && isInstant(value) ? new Date(value).toISOString() : value) },
};
