import * as z from 'zod/mini';

/** `resources.json` as far as the server knows it: what stands in a declaration, the linter on the page says. */
export const declarationsFile = z.object({
  $schema: z.optional(z.string()),
  /** Described once, for the declarations that name them. */
  applets: z.optional(z.looseObject({})),
  resources: z.array(z.looseObject({})),
});
