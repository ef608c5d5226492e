import type { IntField } from '../Field.ts';
import { type Ends, isBetween, readEnds, sayEnds, writeEnds } from '../filter/ends.ts';
import type { Filter } from '../filter/Filter.ts';
import { readInt } from './readInt.ts';

const wholeIn = (text: string): number | undefined => {
  const read = readInt(text);
  return typeof read === 'number' ? read : undefined;
};

/** Whole numbers between two ends, both included. */
export const intFilter: Filter<IntField, number, Ends<number>> = {
  control: 'numbers',
  read: (texts) => readEnds(texts, wholeIn),
  write: writeEnds,
  matches: (value, asked) => value !== undefined && isBetween(value, asked, (a, b) => a - b),
  say({ min, max }, { unit }) {
    const said = (end: number | undefined) => (end === undefined ? undefined : `${end}${unit ? ` ${unit}` : ''}`);
    return sayEnds({ min: said(min), max: said(max) });
  },
};
