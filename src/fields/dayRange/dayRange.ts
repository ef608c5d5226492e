import type { Message } from '#schemas/messages.ts';
import { nothing } from '../Cell.ts';
import { type AskedDays, askedDays, compareDays } from '../day/day.ts';
import { isDay, readDay } from '../day/readDay.ts';
import type { FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

/** Two day fields of the same record, seen and filled in as one; nothing of its own is sent. */
export interface DayRangeField extends FieldBase<'dayRange', DayRange> {
  readonly from: string;
  readonly to: string;
  /** The days are days of UTC: what they are where the merchant sits is said below. */
  readonly utc?: true;
  /** Offered at a press: so many days from today on, or until Sunday. */
  readonly presets?: readonly (number | 'sunday')[];
  /** Days gone by are warned of; never refused. */
  readonly warnsOfPast?: true;
}
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isRange = (value: unknown): value is DayRange => typeof value === 'object' && value !== null;
const rangeOf = (value: unknown): DayRange => (isRange(value) ? value : {});

/** A stretch of days is looked for when it shares a day with what is asked; an open end goes on for ever. */
const filter: Filter<DayRangeField, DayRange, AskedDays> = {
  control: 'days',
  ...askedDays,
  matches({ from, to } = {}, asked) {
    if (!from && !to) return false;
    const begins = !from || asked.to === undefined || from <= asked.to;
    const ends = !to || asked.from === undefined || asked.from <= to;
    return begins && ends;
  },
};

const BETWEEN = /[～~至到]/;

/** `2026-03-08 ～ 2026-03-15`; an end may be left open. */
const sheetText: FieldText<DayRangeField, DayRange> = {
  write: ({ from, to } = {}) => (from || to ? `${from ?? ''} ～ ${to ?? ''}`.trim() : ''),
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const ends = text.normalize('NFKC').split(BETWEEN);
    const [from, to] = ends.map((end) => (end.trim() === '' ? undefined : (readDay(end) ?? false)));
    if (ends.length !== 2 || from === false || to === false || (!from && !to)) {
      return { problem: expected(field, '起止日期，例如 2026-03-08 ～ 2026-03-15', text) };
    }
    return { value: { from, to } };
  },
};

/** Both days are days, both are there where the range is required, and the last one is not before the first. */
function check(value: unknown, { label, required }: DayRangeField): Message | undefined {
  const { from = '', to = '' } = rangeOf(value);
  if ([from, to].some((day) => day !== '' && !isDay(day))) return `${label}必须是日期`;
  if (required !== undefined && from === '') return `请选择${label}的开始日期`;
  if (required !== undefined && to === '') return `请选择${label}的结束日期`;
  return from !== '' && to !== '' && to < from ? `${label}的结束日期不能早于开始日期` : undefined;
}

export const dayRangeKind: Kind<DayRangeField, DayRange> = {
  column: true,
  // An end that is not there yet is left open.
  cell: {
    width: '210px',
    draw: ({ from = '', to = '' } = {}) => (from || to ? `${from} ～ ${to}`.trim() : nothing),
  },
  filter,
  compare(a, b) {
    const [one, other] = [rangeOf(a), rangeOf(b)];
    return compareDays(one.from, other.from) || compareDays(one.to, other.to);
  },
  text: sheetText,
  read: (record, { from, to }) => ({ from: record[from], to: record[to] }),
  isEmpty: (value) => isRange(value) && !value.from && !value.to,
  check,
  form: {
    toForm: (_, { from, to }, record) => ({ from: record[from], to: record[to] }),
    spread: (value, { from, to }) => ({ [from]: value?.from, [to]: value?.to }),
  },
};
