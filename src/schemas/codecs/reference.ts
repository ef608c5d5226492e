import * as z from 'zod/mini';
import { count } from './count.ts';
import { opaque } from './opaque.ts';
import type { Codec } from './structure.ts';

/** What applets say in place of an id where a record refers to nothing, such as the parent of what stands on top. */
const NOTHING = [0, '0', '', null] as const;

/** Whether an id is one of a record; what is not stands for no record. */
export const isReference = (id: unknown): id is string | number =>
  (typeof id === 'number' || typeof id === 'string') && !NOTHING.some((each) => each === id);

const lenient = (id: Codec, none: 0 | ''): Codec =>
  z.union([z.codec(z.literal(NOTHING), z.literal(none), { decode: () => none, encode: () => none }), id]);

/** The id of one record, or 0; whichever way an applet says that there is none. */
export const reference = lenient(count, 0);

/** The same of records that are known by texts: `""` is none. */
export const textReference = lenient(opaque, '');
