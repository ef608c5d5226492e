import type { DayField } from '../Field.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { readDay } from './readDay.ts';

/** `2026-03-08`; the spellings of other sheets are read as well. */
export const dayText: FieldText<DayField, string> = {
  write: (value) => value ?? '',
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const day = readDay(text);
    return day === undefined ? { problem: expected(field, '日期，例如 2026-03-08', text) } : { value: day };
  },
};
