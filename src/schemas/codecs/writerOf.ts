import * as z from 'zod/mini';
import { passedBy } from '../rules/rule.ts';
import { asIsWritten, innerOf } from './asIs.ts';
import { asSchema } from './asSchema.ts';
import { isRecord } from './isRecord.ts';
import { keepsUnknown, unknownOf } from './unknownFields.ts';

/** A value as its schema would write it, or {@link UNSURE}: then the schema itself is to be asked. */
export type Writer = (value: unknown) => unknown;

/** Says that a value is none of the ordinary ones: it may be wrong. */
export const UNSURE: unique symbol = Symbol('unsure');

const writers = new WeakMap<object, Writer>();
const unsure: Writer = () => UNSURE;

/**
 * A value as it stands on the wire.
 *
 * @throws ZodError when it does not fit the schema.
 */
export function encodeBy<Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema>): z.input<Schema> {
  const written = writerOf(schema)(value);
  return written === UNSURE ? z.encode(schema, value) : (written as z.input<Schema>);
}

/**
 * Writes what is as it should be, without the schema, which takes five times as long and comes to the same.
 *
 * What is wrong, and why, is the schema's to say. Made once for each schema.
 */
export function writerOf(schema: z.ZodMiniType): Writer {
  const known = writers.get(schema);
  if (known) return known;
  const writer = checked(schema, plain(schema));
  writers.set(schema, writer);
  return writer;
}

function plain(schema: z.ZodMiniType): Writer {
  const base = baseOf(schema);
  const passes = asIsWritten(base);
  const inner = innerOf(base);
  if (passes) return (value) => (passes(value) ? value : UNSURE);
  if (inner) return sure(writerOf(asSchema(inner.schema)), inner.write);
  if (base instanceof z.ZodMiniUnknown) return (value) => value;
  if (base instanceof z.ZodMiniOptional) return unless(undefined, writerOf(asSchema(base.def.innerType)));
  if (base instanceof z.ZodMiniNullable) return unless(null, writerOf(asSchema(base.def.innerType)));
  if (base instanceof z.ZodMiniArray) return list(writerOf(asSchema(base.def.element)));
  if (base instanceof z.ZodMiniUnion) return firstOf(base.def.options.map((one) => writerOf(asSchema(one))));
  if (base instanceof z.ZodMiniLiteral) return literal(new Set(base.def.values));
  if (base instanceof z.ZodMiniObject) return keepsUnknown(base) ? unsure : fields(base);
  return asked(base);
}

/** What a schema was before rules were laid upon it: it knows what codec it is. */
function baseOf(schema: z.ZodMiniType): z.ZodMiniType {
  const { parent } = schema._zod;
  return parent === undefined ? schema : baseOf(asSchema(parent));
}

/** Rules are asked about the value as a record holds it. */
function checked(schema: z.ZodMiniType, write: Writer): Writer {
  const rules = (schema._zod.def.checks ?? []).map(passedBy);
  if (rules.length === 0) return write;
  if (rules.includes(undefined)) return asked(schema);
  return (value) => {
    const written = write(value);
    return written !== UNSURE && rules.every((passes) => passes?.(value)) ? written : UNSURE;
  };
}

/** Of the few that are written in a way of their own, the schema itself is asked. */
const asked =
  (schema: z.ZodMiniType): Writer =>
  (value) => {
    const { success, data } = z.safeEncode(schema, value);
    return success ? data : UNSURE;
  };

const sure =
  (write: Writer, then: Writer): Writer =>
  (value) => {
    const written = write(value);
    return written === UNSURE ? UNSURE : then(written);
  };

const unless =
  (nothing: null | undefined, write: Writer): Writer =>
  (value) =>
    value === nothing ? nothing : write(value);

const literal =
  (values: ReadonlySet<unknown>): Writer =>
  (value) =>
    values.has(value) ? value : UNSURE;

const list =
  (write: Writer): Writer =>
  (value) => {
    if (!Array.isArray(value)) return UNSURE;
    const written = value.map(write);
    return written.includes(UNSURE) ? UNSURE : written;
  };

const firstOf =
  (writers: readonly Writer[]): Writer =>
  (value) => {
    for (const write of writers) {
      const written = write(value);
      if (written !== UNSURE) return written;
    }
    return UNSURE;
  };

function fields(schema: z.ZodMiniObject): Writer {
  const steps = Object.entries(schema.def.shape).map(([name, field]) => ({ name, write: writerOf(asSchema(field)) }));
  return (value) => {
    if (!isRecord(value)) return UNSURE;
    const written = unknownOf(schema, value);
    for (const { name, write } of steps) {
      const field = write(value[name]);
      if (field === UNSURE) return UNSURE;
      written[name] = field;
    }
    return written;
  };
}
