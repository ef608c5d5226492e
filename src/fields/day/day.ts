import { day } from '#schemas/codecs/utcDay.ts';
import type { FieldBase } from '../Field.ts';
import { readEnds, writeEnds } from '../filter/ends.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Compare, Kind } from '../Kind.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { textCell } from '../text/text.ts';
import { isDay, readDay } from './readDay.ts';

/** A calendar day, `2026-03-08`, the same in every zone. */
export interface DayField extends FieldBase<'day', string> {
  /** The first and the last day there may be. */
  readonly min?: string;
  readonly max?: string;
}

/** From one day to another, both included; one of them may be open. */
export interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** How any field of days is asked for; days are texts that sort as they follow each other. */
export const askedDays = {
  read(texts: readonly string[]): AskedDays | undefined {
    const ends = readEnds(texts, readDay);
    return ends && { ...(ends.min && { from: ends.min }), ...(ends.max && { to: ends.max }) };
  },
  write: ({ from, to }: AskedDays): readonly string[] => writeEnds({ min: from, max: to }),
  /** `2026-03-01 至 2026-03-08`, `2026-03-01 起`, `2026-03-08 止`. */
  say({ from, to }: AskedDays): string {
    if (from !== undefined && to !== undefined) return from === to ? from : `${from} 至 ${to}`;
    return from === undefined ? `${to ?? ''} 止` : `${from} 起`;
  },
};

const filter: Filter<DayField, string, AskedDays> = {
  control: 'days',
  ...askedDays,
  matches: (value, { from, to }) =>
    value !== undefined && value !== '' && (from ?? value) <= value && value <= (to ?? value),
};

/** `2026-03-08`; the spellings of other sheets are read as well. */
const sheetText: FieldText<DayField, string> = {
  write: (value) => value ?? '',
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const read = readDay(text);
    return read === undefined ? { problem: expected(field, '日期，例如 2026-03-08', text) } : { value: read };
  },
};

export const compareDays: Compare = (a, b) => {
  const [one, other] = [String(a ?? ''), String(b ?? '')];
  return one < other ? -1 : Number(one > other);
};

export const dayKind: Kind<DayField, string> = {
  column: true,
  narrowed: true,
  cell: { ...textCell, width: '120px' },
  filter,
  compare: compareDays,
  text: sheetText,
  codec: () => day,
  check(value, { label, min, max }) {
    const day = String(value);
    if (!isDay(day)) return `${label}必须是日期`;
    if (min && day < min) return `${label}不能早于 ${min}`;
    return max && day > max ? `${label}不能晚于 ${max}` : undefined;
  },
  // The one in the middle lies between the others.
};
