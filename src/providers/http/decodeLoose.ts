import * as z from 'zod/mini';
import { asIsTest } from '#schemas/codecs/asIs.ts';
import { asSchema } from '#schemas/codecs/asSchema.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { unknownOf } from '#schemas/codecs/unknownFields.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Loose } from './Loose.ts';

/** One field of an object's schema, and how to tell without asking it that a value goes through unchanged. */
interface Step {
  readonly name: string;
  readonly field: z.ZodMiniType;
  readonly passes: ((value: unknown) => boolean) | undefined;
}

/** What to read or write of an object, laid out once for all its rows. */
const planOf = memoize((schema: z.ZodMiniObject): readonly Step[] =>
  Object.entries(schema.def.shape).map(([name, field]) => ({
    name,
    field: asSchema(field),
    passes: asIsTest(field),
  })),
);

/** Told once for each field that is missing or of the wrong type, e.g. `products.3.price`. */
export type ReportField = (path: string, why: string) => void;

type Schema = z.ZodMiniType;
type Fields = Readonly<Record<string, unknown>>;

/** Where a value stands, told from below: a path is only spelled out for what is reported. */
type Place = { readonly up: Place; readonly key: string | number } | undefined;

const pathOf = (place: Place): readonly (string | number)[] => (place ? [...pathOf(place.up), place.key] : []);

/**
 * What can be read of an answer by its schema; the rest is undefined and reported by its path.
 *
 * `Value` is what the schema gives out. A value that a codec would leave as it is never reaches the codec. T6
 */
export function decodeLoose<Value>(schema: z.ZodMiniType, wire: unknown, report: ReportField): Loose<Value> {
  return walk(schema, wire, undefined, report) as Loose<Value>;
}

function walk(schema: Schema, wire: unknown, place: Place, report: ReportField): unknown {
  if (asIsTest(schema)?.(wire)) return wire;
  if (schema instanceof z.ZodMiniObject && isRecord(wire)) return objectWalk(schema, report)(wire, place);
  if (schema instanceof z.ZodMiniArray && Array.isArray(wire)) return walkList(schema, wire, place, report);
  const whole = z.safeParse(schema, wire);
  if (whole.success) return whole.data;
  const inner = unwrap(schema);
  if (inner !== schema && wire !== undefined && wire !== null) return walk(asSchema(inner), wire, place, report);
  const issue = whole.error.issues[0];
  report(
    [...pathOf(place), ...(issue?.path ?? [])].join('.'),
    wire === undefined ? 'is missing' : (issue?.message ?? 'is wrong'),
  );
  return undefined;
}

/** Made once for all rows of a list: what is asked of a schema costs as much as reading a row. */
function objectWalk(schema: z.ZodMiniObject, report: ReportField) {
  const steps = planOf(schema);
  const isAsIs = steps.every(({ passes }) => passes) ? asIsBy(steps) : () => false;
  return (wire: Fields, place: Place) => {
    if (isAsIs(wire)) return wire;
    const record: Record<string, unknown> = unknownOf(schema, wire);
    for (const { name, field, passes } of steps) {
      const value = wire[name];
      record[name] = passes?.(value) ? value : walk(field, value, { up: place, key: name }, report);
    }
    return record;
  };
}

/** Whether each field goes through unchanged and there is no other. */
const asIsBy =
  (steps: readonly Step[]) =>
  (wire: Fields): boolean =>
    Object.keys(wire).length === steps.length && steps.every(({ name, passes }) => passes?.(wire[name]));

function walkList(schema: z.ZodMiniArray, wire: readonly unknown[], place: Place, report: ReportField) {
  const element = asSchema(schema.def.element);
  const keyed = isKeyed(element);
  const ofRow = element instanceof z.ZodMiniObject ? objectWalk(element, report) : undefined;
  const items = wire.map((item, key) =>
    ofRow && isRecord(item) ? ofRow(item, { up: place, key }) : walk(element, item, { up: place, key }, report),
  );
  return items.filter((item) => item !== undefined && !(keyed && isRecord(item) && item.id === undefined));
}

const isKeyed = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniObject &&
  schema.def.shape.id !== undefined &&
  !(schema.def.shape.id instanceof z.ZodMiniOptional);

function unwrap(schema: Schema): unknown {
  return schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable ? schema.def.innerType : schema;
}
