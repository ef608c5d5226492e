import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { text } from '../codecs/text.ts';

/** A shop's goods category; the lowest priority stands first. Spec §3 */
export const tag = z.object({ id: count, name: text, priority: count, type: count, product_count: count });
export type Tag = z.output<typeof tag>;
