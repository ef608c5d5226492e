import { decimal, sameNumber, withPlaces } from '#schemas/codecs/decimal.ts';
import { shiftPoint } from '#schemas/codecs/shiftPoint.ts';
import { nothing } from '../Cell.ts';
import type { AnyField } from '../Field.ts';
import { type Ends, isBetween, readEnds, sayEnds, writeEnds } from '../filter/ends.ts';
import { groupDigits } from '../int/groupDigits.ts';
import type { Kind } from '../Kind.ts';
import { compareMoney, isAmount } from '../money/compareMoney.ts';
import { bareAmount } from '../money/money.ts';
import { readMoney } from '../money/readMoney.ts';
import { expected } from '../text/expected.ts';

/** What a kind of decimal texts says of one of its fields. */
interface Figure {
  /** So many decimals at most. */
  readonly places: number;
  /** So many are shown at least, as with amounts; all of them where nothing is said. */
  readonly least?: number;
  readonly negative: boolean;
  /** Behind the figure, as it is shown. */
  readonly unit: string;
  readonly wire: 'number' | 'text';
  /** Further left on the wire by so many places. */
  readonly left?: number;
  /** What a sheet is to hold, e.g. `12.5`. */
  readonly sample: string;
}

/** What a merchant typed or pasted as a figure, its unit behind it or not, as a decimal text; else as it is. */
export function readDecimal(typed: string, unit: string): string {
  const narrow = typed.normalize('NFKC').trim();
  const bareUnit = unit.trim();
  const figure = bareUnit !== '' && narrow.endsWith(bareUnit) ? readMoney(narrow.slice(0, -bareUnit.length)) : '';
  // `1.5kg` where grams are meant is no `1.5k`.
  return isAmount(figure) ? figure : readMoney(narrow);
}

/** All that is the same of decimal figures, such as weights and percentages: texts as exact as they were written. */
export function decimalTraits<Field extends AnyField>(figureOf: (field: Field) => Figure) {
  const shown = (value: string, field: Field): string => {
    const { places, least = places, unit } = figureOf(field);
    const [whole = '', ...decimals] = withPlaces(bareAmount(value) ?? '', least).split('.');
    return isAmount(value) ? [groupDigits(whole), ...decimals].join('.') + unit : value;
  };
  const read = (text: string, field: Field): string => readDecimal(text, figureOf(field).unit);

  return {
    column: true,
    narrowed: true,
    cell: {
      align: 'end',
      width: '112px',
      draw: (value, field) => (value ? shown(value, field) : nothing),
    },
    filter: {
      control: 'numbers',
      // A figure, or nothing: what the address holds has no unit.
      read: (texts) =>
        readEnds(texts, (text) => {
          const end = readDecimal(text, '%');
          return isAmount(end) ? end : undefined;
        }),
      write: writeEnds,
      matches: (value, asked: Ends<string>) =>
        value !== undefined && isAmount(value) && isBetween(value, asked, compareMoney),
      say({ min, max }: Ends<string>, field) {
        const said = (end: string | undefined) => (end === undefined ? undefined : shown(end, field));
        return sayEnds({ min: said(min), max: said(max) });
      },
    },
    compare: (a, b) => compareMoney(String(a ?? ''), String(b ?? '')),
    text: {
      write: (value, field) => (value ? `${value}${figureOf(field).unit.trim() === '%' ? '%' : ''}` : ''),
      read(text, field) {
        const figure = read(text, field);
        if (figure === '') return { value: undefined };
        return isAmount(figure) ? { value: figure } : { problem: expected(field, figureOf(field).sample, text) };
      },
    },
    codec(field) {
      const { wire, places, left = 0 } = figureOf(field);
      return decimal({ as: wire, places, left });
    },
    check(value, field) {
      const { places, negative, wire, left = 0 } = figureOf(field);
      if (typeof value !== 'string' || !isAmount(value)) return `${field.label}要填数字`;
      if (!negative && value.startsWith('-')) return `${field.label}不能是负数`;
      const [, decimals = ''] = value.split('.');
      if (decimals.length > places) {
        return places === 0 ? `${field.label}必须是整数` : `${field.label}最多 ${places} 位小数`;
      }
      return wire === 'number' && !sameNumber(shiftPoint(value, -left)) ? `${field.label}位数太多，请缩短` : undefined;
    },
    form: { says: bareAmount },
  } satisfies Omit<Kind<Field, string>, 'keys'>;
}
