import { once } from '#schemas/once.ts';
import type { DayRange, FieldKind } from './Field.ts';
import { compareMoney } from './money/compareMoney.ts';

/**
 * Which of two values stands first when a list is sorted: below 0 the first, above 0 the second.
 *
 * Never asked about a value that is not there: those stand last, whichever way the list is sorted.
 */
export type Compare = (a: unknown, b: unknown) => number;

/** Words as a merchant looks them up: by their sound, numbers in them by their size. */
export const collator = once(() => new Intl.Collator('zh', { numeric: true }));
const text = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));

const words: Compare = (a, b) => collator().compare(text(a), text(b));
const numbers: Compare = (a, b) => Number(a) - Number(b);
const amounts: Compare = (a, b) => compareMoney(text(a), text(b));
/** By the code of the option, which follows a record's life; words behind numbers. */
const codes: Compare = (a, b) => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Number(typeof b === 'number') - Number(typeof a === 'number') || words(a, b);
};
/** By the rank of what is worked out, or else by its words. */
const ranks: Compare = (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : words(a, b));
/** Yes before no. */
const sides: Compare = (a, b) => Number(b === true) - Number(a === true);
/** Days are spelled so that they sort as they follow each other. */
const days: Compare = (a, b) => (text(a) < text(b) ? -1 : Number(text(a) > text(b)));

const isRange = (value: unknown): value is DayRange => typeof value === 'object' && value !== null;
const rangeOf = (value: unknown): DayRange => (isRange(value) ? value : {});
const ranges: Compare = (a, b) => days(rangeOf(a).from, rangeOf(b).from) || days(rangeOf(a).to, rangeOf(b).to);

/** Every kind says how it is sorted, or that its order would mean nothing to a merchant. Light: no antd, no zod. */
export const compares: Readonly<Record<FieldKind, Compare | undefined>> = {
  text: words,
  textarea: words,
  phone: words,
  url: words,
  int: numbers,
  money: amounts,
  choice: codes,
  switch: sides,
  tags: undefined,
  ref: undefined,
  city: undefined,
  day: days,
  dayRange: ranges,
  image: undefined,
  images: undefined,
  file: undefined,
  video: undefined,
  blocks: undefined,
  richText: undefined,
  list: undefined,
  union: undefined,
  kept: undefined,
  constant: undefined,
  computed: ranks,
};
