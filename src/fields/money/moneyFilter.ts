import type { MoneyField } from '../Field.ts';
import { type Ends, isBetween, readEnds, sayEnds, writeEnds } from '../filter/ends.ts';
import type { Filter } from '../filter/Filter.ts';
import { compareMoney, isAmount } from './compareMoney.ts';
import { formatMoney } from './formatMoney.ts';
import { readMoney } from './readMoney.ts';

const amountIn = (text: string): string | undefined => {
  const read = readMoney(text);
  return isAmount(read) ? read : undefined;
};

/** Amounts between two ends, both included; decimal texts all the way. */
export const moneyFilter: Filter<MoneyField, string, Ends<string>> = {
  control: 'numbers',
  read: (texts) => readEnds(texts, amountIn),
  write: writeEnds,
  matches: (value, asked) => value !== undefined && isAmount(value) && isBetween(value, asked, compareMoney),
  say({ min, max }) {
    const said = (end: string | undefined) => (end === undefined ? undefined : formatMoney(end));
    return sayEnds({ min: said(min), max: said(max) });
  },
};
