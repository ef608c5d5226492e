import * as z from 'zod/mini';
import type { Codec } from './structure.ts';

/** Null in a record that holds nothing there; on the wire what says so, and null as well. */
export const emptyAs = (inner: Codec, says: string | number | null): Codec =>
  z.union([z.codec(z.literal(says), z.null(), { decode: () => null, encode: () => says }), z.nullable(inner)]);

/** What a codec spells that says nothing is there, itself where it can be; undefined where it has no word for it. */
export const wordForNothing = (codec: z.core.$ZodType, value: unknown): unknown =>
  [value, null, '', []].find((each) => each !== undefined && z.safeEncode(codec, each).success);
