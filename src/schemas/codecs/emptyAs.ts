import * as z from 'zod/mini';
import type { Codec } from './structure.ts';

/** Null in a record that holds nothing there; on the wire what says so, and null as well. */
export const emptyAs = (inner: Codec, says: string | number | null): Codec =>
  z.union([z.codec(z.literal(says), z.null(), { decode: () => null, encode: () => says }), z.nullable(inner)]);
