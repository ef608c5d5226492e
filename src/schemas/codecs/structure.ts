import * as z from 'zod/mini';
import { jsonText, jsonValue } from './json.ts';

export type Codec = z.ZodMiniType;

/** An object by its fields; those of `optional` may be missing. */
export function objectOf(fields: Readonly<Record<string, Codec>>, optional: ReadonlySet<string> = new Set()) {
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, codec]) => [name, optional.has(name) ? z.optional(codec) : codec]),
    ),
  );
}

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
