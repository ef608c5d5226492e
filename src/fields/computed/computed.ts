import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { compareWords } from '../text/compareWords.ts';
import { textCell } from '../text/text.ts';
import { wordsFilter } from '../text/wordsFilter.ts';

/** Worked out from the record for the eye; never sent. */
export interface ComputedField extends FieldBase<'computed', string> {
  /** @param now milliseconds since 1970 where somebody looks at it; left out in searches and sheets. */
  of(record: Readonly<Record<string, unknown>>, now?: number): string | undefined;
  /** The place in a sorted list, where the words themselves say nothing of it; undefined stands last. */
  rank?(record: Readonly<Record<string, unknown>>, now: number): number | undefined;
}

export const computedKind: Kind<ComputedField, string> = {
  column: true,
  searched: true,
  cell: textCell,
  filter: wordsFilter,
  compare: (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(a, b)),
  // Written for the eye, nothing is read.
  text: { write: (value) => value ?? '', read: () => ({ value: undefined }) },
  read: (record, field, now) => field.of(record, now),
  rank: (record, field, now) => (field.rank ? field.rank(record, now) : field.of(record, now)),
  form: { spread: () => ({}) },
};
