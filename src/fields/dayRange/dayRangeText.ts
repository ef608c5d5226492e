import { readDay } from '../day/readDay.ts';
import type { DayRange, DayRangeField } from '../Field.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

const BETWEEN = /[～~至到]/;

/** `2026-03-08 ～ 2026-03-15`; an end may be left open. */
export const dayRangeText: FieldText<DayRangeField, DayRange> = {
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
