import * as z from 'zod/mini';

/**
 * A value that a schema lets through, the same at every run; of a codec its record side.
 *
 * Every number and text tells its field's name, so that two fields that change places are noticed. Where a rule wants
 * more than any text or number, the first of a few candidates that the schema takes is given.
 */
export function exampleOf<Schema extends z.ZodMiniType>(schema: Schema, name = 'value'): z.output<Schema> {
  const found = candidatesOf(schema, name).find((candidate) => takes(schema, candidate));
  if (found === undefined)
    throw new Error(`Failed to make up an example of "${name}": add a candidate that its rule lets through.`);
  return found as z.output<Schema>;
}

const takes = <Schema extends z.ZodMiniType>(schema: Schema, candidate: unknown): boolean =>
  z.safeEncode(schema, candidate as z.output<Schema>).success;

function candidatesOf(schema: unknown, name: string): readonly unknown[] {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.def.shape).filter(([, field]) => !isMark(field));
    return [Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(asSchema(field), key)]))];
  }
  if (schema instanceof z.ZodMiniArray) {
    const element = asSchema(schema.def.element);
    return [[exampleOf(element, name), exampleOf(element, `${name}2`)]];
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return candidatesOf(schema.def.innerType, name);
  }
  if (schema instanceof z.ZodMiniPipe) return candidatesOf(schema.def.out, name);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => candidatesOf(option, name));
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values;
  if (schema instanceof z.ZodMiniNumber) return [numberOf(name)];
  if (schema instanceof z.ZodMiniBoolean) return [true];
  if (schema instanceof z.ZodMiniString) return [`${name} 鲜肉包&奶油+糖=🍞?`, `${numberOf(name)}.50`, '2026-03-08'];
  if (schema instanceof z.ZodMiniUnknown) return [name];
  throw new Error(`Failed to make up an example of "${name}": its kind of schema is not known here.`);
}

/** Says something of one record in a thousand, such as a description that is no list of blocks: not of the example. */
const isMark = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniOptional &&
  schema.def.innerType instanceof z.ZodMiniLiteral &&
  schema.def.innerType.def.values.includes(true);

/** A number from 1 to 9000 that follows from the name. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9000, 7) + 1;
}

function asSchema(schema: unknown): z.ZodMiniType {
  if (schema instanceof z.ZodMiniType) return schema;
  throw new TypeError('Failed to walk a schema: something in it is not one.');
}
