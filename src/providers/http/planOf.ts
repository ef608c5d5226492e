import type * as z from 'zod/mini';
import { asIsTest } from '#schemas/codecs/asIs.ts';
import { asSchema } from '#schemas/codecs/asSchema.ts';
import { memoize } from '#schemas/memoize.ts';

/** One field of an object's schema, and how to tell without asking it that a value goes through unchanged. */
export interface Step {
  readonly name: string;
  readonly field: z.ZodMiniType;
  readonly passes: ((value: unknown) => boolean) | undefined;
}

/** What to read or write of an object, laid out once for all its rows. */
export const planOf = memoize((schema: z.ZodMiniObject): readonly Step[] =>
  Object.entries(schema.def.shape).map(([name, field]) => ({
    name,
    field: asSchema(field),
    passes: asIsTest(field),
  })),
);
