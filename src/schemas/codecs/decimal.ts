import * as z from 'zod/mini';
import { shiftPoint } from './shiftPoint.ts';

/** How a decimal text stands on the wire. */
export interface DecimalWire {
  /** A number, or a text. */
  readonly as: 'number' | 'text';
  /** A text has at least so many decimals. */
  readonly places: number;
  /** Further left on the wire by so many places: 2 for `0.15` that means 15 per cent. */
  readonly left?: number;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const decimalText = z.string().check(z.regex(DECIMAL));

/**
 * A decimal text in a record, `"12.50"`; a number or a text on the wire, read as either.
 *
 * Exponents, blanks and words are refused, and a text that a number would not hold to its last digit is not written as
 * one.
 */
export const decimal = ({ as, places, left = 0 }: DecimalWire) =>
  z.codec(as === 'number' ? z.union([z.number(), decimalText]) : z.union([decimalText, z.number()]), decimalText, {
    decode: (wire) => shiftPoint(String(wire), left),
    encode(value, context) {
      const text = shiftPoint(value, -left);
      if (as === 'text') return withPlaces(text, places);
      if (sameNumber(text)) return Number(text);
      context.issues.push({ code: 'custom', input: value, message: 'more digits than a number holds' });
      return z.NEVER;
    },
  });

/** With zeros behind, until there are so many decimals. */
export function withPlaces(text: string, places: number): string {
  const [whole = '', decimals = ''] = text.split('.');
  const padded = decimals.padEnd(places, '0');
  return padded === '' ? whole : `${whole}.${padded}`;
}

/** Whether a number holds every digit of a decimal text. */
export const sameNumber = (text: string): boolean => bare(String(Number(text))) === bare(text);

const bare = (text: string): string =>
  text
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^-0$/, '0');
