import * as z from 'zod/mini';
import { type Codec, eitherOf } from './structure.ts';

const asText = z.codec(z.unknown(), z.string(), {
  decode: (value) => JSON.stringify(value),
  encode: (text): unknown => JSON.parse(text),
});
const bare = z.codec(z.string(), z.string(), { decode: (word) => JSON.stringify(word), encode: String });

/**
 * Any JSON as its text in a record: a text keeps its keys in their order, its numbers digit by digit, and can be compared.
 *
 * @param nest how it stands on this wire; a word that is no JSON is a word.
 */
export const jsonAsText = (nest: (codec: Codec) => Codec): Codec => eitherOf([nest(asText), bare]);

/** The same where the applet keeps it as a text as well: not a sign of it is changed. */
export const jsonInText: Codec = z.codec(z.unknown(), z.string(), {
  decode: (wire, context) => {
    if (typeof wire === 'string') return wire;
    if (wire !== undefined && wire !== null) return JSON.stringify(wire);
    context.issues.push({ code: 'custom', input: wire, message: 'expected JSON in a string' });
    return z.NEVER;
  },
  encode: (text) => text,
});
