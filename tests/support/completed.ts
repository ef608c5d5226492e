import * as z from 'zod/mini';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { exampleOf } from './exampleOf.ts';

/** Any part of a value, however deep. */
export type PartOf<Value> = Value extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: PartOf<Value[Key]> }
    : Value;

/**
 * A value of a schema's record side around what is given of it: what is left out and has to be there is made up.
 *
 * What is given stays as it is, whether it fits or not: whoever encodes the value hears of it.
 */
export function completed<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: PartOf<z.output<Schema>> | undefined,
  name = 'value',
): z.output<Schema> {
  // Which of its shapes a value has is known at run time only.
  return fill(schema, given, name) as z.output<Schema>;
}

function fill(schema: unknown, given: unknown, name: string): unknown {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return given === undefined || given === null ? emptyOf(schema, given) : fill(schema.def.innerType, given, name);
  }
  if (schema instanceof z.ZodMiniPipe && typeof given === 'object') return fill(schema.def.out, given, name);
  if (schema instanceof z.ZodMiniArray && Array.isArray(given)) {
    return given.map((item) => fill(schema.def.element, item, name));
  }
  if (schema instanceof z.ZodMiniObject && (given === undefined || isRecord(given))) {
    const fields = Object.entries(schema.def.shape).map(([key, field]) => [key, fill(field, given?.[key], key)]);
    return { ...given, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
  }
  if (given !== undefined) return given;
  return schema instanceof z.ZodMiniType ? exampleOf(schema, name) : undefined;
}

/** What may be missing is missing; what may be null and has to be there is null. */
const emptyOf = (schema: z.ZodMiniOptional | z.ZodMiniNullable, given: null | undefined) =>
  schema instanceof z.ZodMiniNullable ? null : given;
