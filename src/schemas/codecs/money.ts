import * as z from 'zod/mini';
import { passingAsIs } from './asIs.ts';

/** A decimal text. */
export const DECIMAL = /^-?\d+(\.\d+)?$/;

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
