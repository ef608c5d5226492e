import * as z from 'zod/mini';
import { passingAsIs } from './asIs.ts';

/** A text; a number that stands where a text is meant (a phone, a serial number) becomes its digits. T6 */
export const text = passingAsIs(
  z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value }),
  (wire) => typeof wire === 'string',
);
