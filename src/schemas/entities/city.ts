import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { text } from '../codecs/text.ts';

/** A city a shop stands in. Spec §3 */
export const city = z.object({ city_id: count, city_name: text });
export type City = z.output<typeof city>;
