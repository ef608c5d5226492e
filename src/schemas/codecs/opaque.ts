import * as z from 'zod/mini';
import { passingAsIs } from './asIs.ts';

const someText = z.string().check(z.regex(/./s));

/**
 * An id that means nothing by itself: a text in a record and on the way out, a text or a whole number in an answer.
 *
 * `""` is none. Numbers beyond 2^53 have to be texts before this is asked: `readJson`.
 */
export const opaque = passingAsIs(
  z.codec(z.union([someText, z.int()]), someText, {
    decode: String,
    encode: (value) => value,
  }),
  (value) => typeof value === 'string' && value !== '',
);
