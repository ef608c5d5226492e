import * as z from 'zod/mini';
import type { Block } from '#schemas/entities/block.ts';
import { picture } from './pictures.ts';

/** A description as the demo writes it: a text, and below it more texts, names of pictures and rich text. */
export const described = {
  about: z.string(),
  more: z.optional(z.array(z.strictObject({ type: z.literal([1, 2, 3]), text: z.string() }))),
};
export type Described = z.output<z.ZodMiniObject<typeof described>>;

/** The blocks of a description. §9 */
export function describe({ about, more = [] }: Described): Block[] {
  const below = more.map(({ type, text }) => ({ type, text: type === 2 ? picture(text) : text }));
  return [{ type: 1, text: about }, ...below];
}
