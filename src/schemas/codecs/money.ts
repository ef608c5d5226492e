import * as z from 'zod/mini';
import { passingAsIs } from './asIs.ts';
import { count } from './count.ts';
import { shiftPoint } from './shiftPoint.ts';

const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * An amount in the shop's own unit as a decimal text, e.g. `"12.50"`; never a float, never cents.
 *
 * A number on the wire is read by its shortest decimal spelling; exponents, blanks and words are refused.
 */
export const money = passingAsIs(
  z.codec(z.union([z.string(), z.number()]), z.string().check(z.regex(DECIMAL)), {
    decode: String,
    encode: (value) => value,
  }),
  (wire) => typeof wire === 'string' && DECIMAL.test(wire),
);

const DECIMALS_OF_CENTS = 2;

/** A whole number of the smallest unit on the wire, the amount as a decimal text in a record: `1250` is `"12.50"`. */
export const cents = z.codec(count, z.string().check(z.regex(DECIMAL)), {
  decode: (whole) => shiftPoint(String(whole), -DECIMALS_OF_CENTS),
  encode: (amount) => Number(shiftPoint(amount, DECIMALS_OF_CENTS)),
});
