import * as z from 'zod/mini';
import { asIsTest } from '#schemas/codecs/asIs.ts';
import { asSchema } from '#schemas/codecs/asSchema.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { unknownOf } from '#schemas/codecs/unknownFields.ts';
import type { Loose } from './Loose.ts';
import { planOf } from './planOf.ts';

/** Told once for each field that is missing or of the wrong type, e.g. `products.3.price`. */
export type ReportField = (path: string, why: string) => void;

type Schema = z.ZodMiniType;
type Path = readonly (string | number)[];

/**
 * What can be read of an answer by its schema; the rest is undefined and reported by its path.
 *
 * `Value` is what the schema gives out. A value that a codec would leave as it is never reaches the codec. T6
 */
export function decodeLoose<Value>(schema: z.ZodMiniType, wire: unknown, report: ReportField): Loose<Value> {
  return walk(schema, wire, [], report) as Loose<Value>;
}

function walk(schema: Schema, wire: unknown, path: Path, report: ReportField): unknown {
  if (asIsTest(schema)?.(wire)) return wire;
  if (schema instanceof z.ZodMiniObject && isRecord(wire)) return walkObject(schema, wire, path, report);
  if (schema instanceof z.ZodMiniArray && Array.isArray(wire)) return walkList(schema, wire, path, report);
  const whole = z.safeParse(schema, wire);
  if (whole.success) return whole.data;
  const inner = unwrap(schema);
  if (inner !== schema && wire !== undefined && wire !== null) return walk(asSchema(inner), wire, path, report);
  const issue = whole.error.issues[0];
  report(
    [...path, ...(issue?.path ?? [])].join('.'),
    wire === undefined ? 'is missing' : (issue?.message ?? 'is wrong'),
  );
  return undefined;
}

function walkObject(schema: z.ZodMiniObject, wire: Readonly<Record<string, unknown>>, path: Path, report: ReportField) {
  const record: Record<string, unknown> = unknownOf(schema, wire);
  for (const { name, field, passes } of planOf(schema)) {
    const value = wire[name];
    record[name] = passes?.(value) ? value : walk(field, value, [...path, name], report);
  }
  return record;
}

function walkList(schema: z.ZodMiniArray, wire: readonly unknown[], path: Path, report: ReportField) {
  const keyed = isKeyed(schema.def.element);
  const items = wire.map((item, index) => walk(asSchema(schema.def.element), item, [...path, index], report));
  return items.filter((item) => item !== undefined && !(keyed && isRecord(item) && item.id === undefined));
}

const isKeyed = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniObject &&
  schema.def.shape.id !== undefined &&
  !(schema.def.shape.id instanceof z.ZodMiniOptional);

function unwrap(schema: Schema): unknown {
  return schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable ? schema.def.innerType : schema;
}
