import type * as z from 'zod/mini';
import { asIsTest } from '#schemas/codecs/asIs.ts';
import { asSchema } from '#schemas/codecs/asSchema.ts';

/** One field of an object's schema, and how to tell without asking it that a value goes through unchanged. */
export interface Step {
  readonly name: string;
  readonly field: z.ZodMiniType;
  readonly passes: ((value: unknown) => boolean) | undefined;
}

const plans = new WeakMap<object, readonly Step[]>();

/** What to read or write of an object, laid out once for all its rows. */
export function planOf(schema: z.ZodMiniObject): readonly Step[] {
  const known = plans.get(schema);
  if (known) return known;
  const plan = Object.entries(schema.def.shape).map(([name, field]) => ({
    name,
    field: asSchema(field),
    passes: asIsTest(field),
  }));
  plans.set(schema, plan);
  return plan;
}
