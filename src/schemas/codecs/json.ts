import * as z from 'zod/mini';
import { asIsTest, passingAsIs, writingInner } from './asIs.ts';

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
  return writingInner(codec, { schema, write: JSON.stringify });
}

/** The same reading as {@link jsonText}; leaves as the value itself, for answers that are JSON already. T6 */
export function jsonValue<Schema extends z.core.$ZodType>(schema: Schema) {
  const codec = z.codec(z.unknown(), schema, { decode: readJson<z.input<Schema>>, encode: (value) => value });
  writingInner(codec, { schema, write: (written) => written });
  const item = schema instanceof z.ZodMiniArray ? asIsTest(schema.def.element) : undefined;
  const read = (wire: unknown) =>
    Array.isArray(wire) && (wire.length === 0 || (item !== undefined && wire.every(item)));
  return passingAsIs(codec, read, 'read');
}

function readJson<Value>(wire: unknown, context: z.core.ParsePayload<unknown>): Value {
  if (typeof wire !== 'string') return wire as Value;
  try {
    return JSON.parse(wire) as Value;
  } catch {
    context.issues.push({ code: 'custom', input: wire, message: 'expected JSON in a string' });
    return z.NEVER;
  }
}
