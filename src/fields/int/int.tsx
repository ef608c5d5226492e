import { count } from '#schemas/codecs/count.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import { type Ends, isBetween, readEnds, sayEnds, writeEnds } from '../filter/ends.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { groupDigits } from './groupDigits.ts';
import { readInt } from './readInt.ts';

export interface IntField extends FieldBase<'int', number> {
  /** Behind the number, e.g. `件`. */
  readonly unit?: string;
  /** What is meant where nothing is filled in, e.g. 0 for no limit: a cell emptied in a sheet says it. */
  readonly blank?: number;
  /** At or below this a list marks the number as low. */
  readonly low?: number;
}

const withUnit = (figure: number | string, { unit }: IntField): string => `${figure}${unit ? ` ${unit}` : ''}`;

const wholeIn = (text: string): number | undefined => {
  const read = readInt(text);
  return typeof read === 'number' ? read : undefined;
};

/** Whole numbers between two ends, both included. */
const filter: Filter<IntField, number, Ends<number>> = {
  control: 'numbers',
  read: (texts) => readEnds(texts, wholeIn),
  write: writeEnds,
  matches: (value, asked) => value !== undefined && isBetween(value, asked, (a, b) => a - b),
  say({ min, max }, field) {
    const said = (end: number | undefined) => (end === undefined ? undefined : withUnit(end, field));
    return sayEnds({ min: said(min), max: said(max) });
  },
};

/** Thousands set apart, as sheets show them; and decimals that say nothing. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(?=\.|$)/;
const IDLE_DECIMALS = /^(-?\d+)\.0+$/;

/** A number, so that a sheet can add it up; its unit may stand behind it. */
const sheetText: FieldText<IntField, number> = {
  write: (value) => value ?? '',
  read(text, field) {
    const narrow = text.normalize('NFKC').trim();
    if (narrow === '') return { value: field.blank };
    const bare = field.unit && narrow.endsWith(field.unit) ? narrow.slice(0, -field.unit.length).trim() : narrow;
    const figure = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
    const read = readInt(figure.replace(IDLE_DECIMALS, '$1'));
    return typeof read === 'string' ? { problem: expected(field, '整数，例如 12', text) } : { value: read };
  },
};

export const intKind: Kind<IntField, number> = {
  column: true,
  narrowed: true,
  // What runs low or is sold out is said in words, not by colour alone.
  cell: {
    align: 'end',
    width: '96px',
    draw(value, field) {
      if (value === undefined) return nothing;
      const figure = withUnit(groupDigits(value), field);
      if (field.low === undefined || value > field.low) return figure;
      return (
        <>
          {value <= 0 ? <span className="low out">售罄</span> : <span className="low">偏低</span>}
          <span>{` ${figure}`}</span>
        </>
      );
    },
  },
  filter,
  compare: (a, b) => Number(a) - Number(b),
  text: sheetText,
  codec: () => count,
  check: (value, { label }) => (Number.isSafeInteger(value) ? undefined : `${label}必须是整数`),
};
