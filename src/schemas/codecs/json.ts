import * as z from 'zod/mini';
import { asIsTest, asIsWritten, passingAsIs, spelling } from './asIs.ts';

/**
 * A structured value that may arrive as itself or as JSON in a string, and leaves as JSON in a string.
 *
 * Used for form bodies and for fields the applet keeps as JSON text. A broken JSON text is refused. T2, T6
 */
export function jsonText<Schema extends z.core.$ZodType>(schema: Schema) {
  const codec = z.codec(z.unknown(), schema, {
    decode: readJson<z.input<Schema>>,
    encode: (value) => JSON.stringify(value),
  });
  return spelling(codec, schema);
}

/** The same reading as {@link jsonText}; leaves as the value itself, for answers that are JSON already. T6 */
export function jsonValue<Schema extends z.core.$ZodType>(schema: Schema) {
  const codec = z.codec(z.unknown(), schema, { decode: readJson<z.input<Schema>>, encode: (value) => value });
  if (!(schema instanceof z.ZodMiniArray)) return codec;
  const { element } = schema.def;
  return passingAsIs(codec, listOf(asIsTest(element)), listOf(asIsWritten(element)));
}

/** A list of such values is one itself, and an empty one always. */
const listOf = (item: ((value: unknown) => boolean) | undefined) => (value: unknown) =>
  Array.isArray(value) && (value.length === 0 || (item !== undefined && value.every(item)));

function readJson<Value>(wire: unknown, context: z.core.ParsePayload<unknown>): Value {
  if (typeof wire !== 'string') return wire as Value;
  try {
    return JSON.parse(wire) as Value;
  } catch {
    context.issues.push({ code: 'custom', input: wire, message: 'expected JSON in a string' });
    return z.NEVER;
  }
}
