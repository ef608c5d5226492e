import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { money } from '../codecs/money.ts';
import { text } from '../codecs/text.ts';

/** A priced row of goods with several specs (type 2); a row that is not saved yet has no id. Spec §3, G5 */
export const pricedSpec = z.object({
  id: z.optional(count),
  name: text,
  price: money,
  key: z.optional(text),
});
export type PricedSpec = z.output<typeof pricedSpec>;

/** One choice inside a complex spec, with what it adds to the price. */
export const specOption = z.object({ name: text, price: money });

/** A group of choices of goods with complex specs (type 3); `Name` is the wire's own spelling. Spec §3, G6 */
export const complexSpec = z.object({
  id: z.optional(count),
  Name: text,
  range: z.optional(text),
  required: z.literal(['required', 'optional']),
  type: z.literal(['radio', 'checkbox']),
  maximum: count,
  minimum: count,
  maximumEach: count,
  options: z.array(specOption),
});
export type ComplexSpec = z.output<typeof complexSpec>;

/** A row of either kind; which of the two, the goods' own type says. */
export const spec = z.union([complexSpec, pricedSpec]);
export type Spec = z.output<typeof spec>;
