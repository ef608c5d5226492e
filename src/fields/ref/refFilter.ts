import type { AnyField } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';

const ID = /^\d{1,15}$/;

/** Ticks among records that are named elsewhere; the address holds their ids. */
export const refFilter: Filter<AnyField, number, readonly number[]> = {
  control: 'options',
  read(texts) {
    const asked = texts.filter((text) => ID.test(text)).map(Number);
    return asked.length === 0 ? undefined : [...new Set(asked)];
  },
  write: (asked) => asked.map(String),
  matches: (value, asked) => value !== undefined && asked.includes(value),
  say: (asked, field, nameOf) => asked.map((id) => nameOf?.(field, id) ?? `#${id}`).join('、'),
};
