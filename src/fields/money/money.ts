import { money } from '#schemas/codecs/money.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import { type Ends, isBetween, readEnds, sayEnds, writeEnds } from '../filter/ends.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { compareMoney, isAmount } from './compareMoney.ts';
import { formatMoney } from './formatMoney.ts';
import { readMoney } from './readMoney.ts';

/** An amount as a decimal text, never a number: a float does not hold cents. */
export interface MoneyField extends FieldBase<'money', string> {
  /** Of a record that has several in its place: the lowest of them, which a list shows as `12.50 起`. */
  lowest?(record: Readonly<Record<string, unknown>>): Lowest | undefined;
  /** On the wire it is a whole number of the smallest unit: `1250` for `12.50`. */
  readonly cents?: true;
}

export interface Lowest {
  readonly amount: string;
  /** There is no other. */
  readonly isOnly: boolean;
}

const amountIn = (text: string): string | undefined => {
  const read = readMoney(text);
  return isAmount(read) ? read : undefined;
};

/** Amounts between two ends, both included. */
const filter: Filter<MoneyField, string, Ends<string>> = {
  control: 'numbers',
  ends: ['最低', '最高'],
  read: (texts) => readEnds(texts, amountIn),
  write: writeEnds,
  matches: (value, asked) => value !== undefined && isAmount(value) && isBetween(value, asked, compareMoney),
  say({ min, max }) {
    const said = (end: string | undefined) => (end === undefined ? undefined : formatMoney(end));
    return sayEnds({ min: said(min), max: said(max) });
  },
};

/** The decimal text: a sheet would keep a number as a float. */
const sheetText: FieldText<MoneyField, string> = {
  write: (value) => value ?? '',
  read(text, field) {
    const read = readMoney(text);
    if (read === '') return { value: undefined };
    return isAmount(read) ? { value: read } : { problem: expected(field, '金额，例如 12.50', text) };
  },
};

/** `12.5` and `12.50` are one amount. */
export const bareAmount = (value: string | undefined) =>
  isEmpty(value) ? value : value?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

const AMOUNT = /^-?\d+(\.\d{1,2})?$/;
/** No more than a number on the wire can hold. */
const CENTS = /^-?\d{1,13}(\.\d{1,2})?$/;

export const moneyKind: Kind<MoneyField, string> = {
  column: true,
  narrowed: true,
  cell: {
    align: 'end',
    width: '112px',
    draw(value, { lowest }, { record, unit }) {
      const { amount, isOnly } = (record && lowest?.(record)) ?? { amount: value, isOnly: true };
      if (amount === undefined) return nothing;
      return isOnly ? formatMoney(amount, unit) : `${formatMoney(amount, unit)} 起`;
    },
  },
  filter,
  compare: (a, b) => compareMoney(String(a ?? ''), String(b ?? '')),
  text: sheetText,
  codec: (field, { cents }) => (field.cents ? cents : money),
  check: (value, { label, cents }) =>
    typeof value === 'string' && (cents ? CENTS : AMOUNT).test(value) ? undefined : `${label}格式不正确`,
  form: { says: bareAmount },
  rank: (record, { lowest }, _now, name) => lowest?.(record)?.amount ?? record[name],
};
