import * as z from 'zod/mini';
import { passingAsIs } from './asIs.ts';

/** A text; a number that stands where a text is meant (a phone, a serial number) becomes its digits. T6 */
export const text = passingAsIs(
  z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value }),
  (wire) => typeof wire === 'string',
);

/** A text that is one on the wire as well: a number in its place would come back as another thing than it was. */
export const plainText = passingAsIs(z.string(), (wire) => typeof wire === 'string');

/** Digits; a whole number on the wire. */
export const digits = z.codec(z.int(), z.string(), { decode: String, encode: Number });
