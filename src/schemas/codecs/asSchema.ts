import * as z from 'zod/mini';

/** A part of a schema as a schema of its own. @throws TypeError for what is none. */
export function asSchema(schema: unknown): z.ZodMiniType {
  if (schema instanceof z.ZodMiniType) return schema;
  throw new TypeError('Failed to walk an endpoint row: it holds something that is not a schema.');
}
