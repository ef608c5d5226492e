import * as z from 'zod/mini';
import { memoize } from '../memoize.ts';
import { jsonText, jsonValue } from './json.ts';

export type Codec = z.ZodMiniType;

/** The same of a field that may be missing; made once, for thousands of fields have one codec. */
const optionalOf = memoize<Codec, Codec>((codec) => z.optional(codec));

/** An object by its fields; those of `optional` may be missing. */
export function objectOf(fields: Readonly<Record<string, Codec>>, optional: ReadonlySet<string> = new Set()) {
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, codec]) => [name, optional.has(name) ? optionalOf(codec) : codec]),
    ),
  );
}

/**
 * A row inside of a record by its fields, with what it holds beside them, such as the id the applet knows it by: lists are
 * saved whole, and what a row lost on the way would be lost for good. T6
 */
export const rowOf = (fields: Readonly<Record<string, Codec>>, optional: ReadonlySet<string>): Codec =>
  z.looseObject(objectOf(fields, optional).def.shape);

/** A list of one codec. */
export const listOf = (item: Codec) => z.array(item);

/** Structured on both sides; on the wire of an answer itself or JSON in a string. T6 */
export const structured = (inner: Codec): Codec => jsonValue(inner);

/** Structured in a record, JSON in a string in a form body. T2 */
export const spelled = (inner: Codec): Codec => jsonText(inner);

/** Anything, as it came. */
export const anything: Codec = z.unknown();

/** One of a few numbers or words. */
export const oneOf = (values: readonly (string | number)[]): Codec => z.literal([...values]);

/** One of several shapes, the first that fits. */
export const eitherOf = (shapes: readonly Codec[]): Codec => z.union([...shapes]);
