import * as z from 'zod/mini';
import { passingAsIs } from './asIs.ts';

const INTEGER = /^-?\d{1,15}$/;

/**
 * A whole number: `12`, or `"12"` as some answers write it; always `12` in a record and on the way out.
 *
 * Safe integers only; `""`, `"1.5"`, `"1e3"` and `true` are refused. T6
 */
export const count = passingAsIs(
  z.codec(z.union([z.number(), z.string().check(z.regex(INTEGER))]), z.int(), {
    decode: Number,
    encode: (value) => value,
  }),
  Number.isSafeInteger,
);
