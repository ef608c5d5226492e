import * as z from 'zod/mini';
import { asIsTest, passingAsIs, writingInner } from './asIs.ts';

/** How a structured value stands in a text, where that is not always JSON. */
export interface Spelling {
  readonly read: (text: string) => unknown;
  readonly write: (written: unknown) => string;
}

const json: Spelling = { read: JSON.parse, write: (written) => JSON.stringify(written) };

/**
 * A structured value that may arrive as itself or as JSON in a string, and leaves as JSON in a string.
 *
 * Used for form bodies and for fields the applet keeps as JSON text. A broken JSON text is refused. T2, T6
 */
export function jsonText<Schema extends z.core.$ZodType>(schema: Schema, { read, write }: Spelling = json) {
  const codec = z.codec(z.unknown(), schema, {
    decode: (wire, context) => readText<z.input<Schema>>(wire, context, read),
    encode: write,
  });
  return writingInner(codec, { schema, write });
}

/** The same reading as {@link jsonText}; leaves as the value itself, for answers that are JSON already. T6 */
export function jsonValue<Schema extends z.core.$ZodType>(schema: Schema, { read }: Pick<Spelling, 'read'> = json) {
  const codec = z.codec(z.unknown(), schema, {
    decode: (wire, context) => readText<z.input<Schema>>(wire, context, read),
    encode: (value) => value,
  });
  writingInner(codec, { schema, write: (written) => written });
  const item = schema instanceof z.ZodMiniArray ? asIsTest(schema.def.element) : undefined;
  const passes = (wire: unknown) =>
    Array.isArray(wire) && (wire.length === 0 || (item !== undefined && wire.every(item)));
  return passingAsIs(codec, passes, 'read');
}

function readText<Value>(wire: unknown, context: z.core.ParsePayload<unknown>, read: Spelling['read']): Value {
  if (typeof wire !== 'string') return wire as Value;
  try {
    return read(wire) as Value;
  } catch {
    context.issues.push({ code: 'custom', input: wire, message: 'expected JSON in a string' });
    return z.NEVER;
  }
}
