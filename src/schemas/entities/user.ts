import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { flag } from '../codecs/flag.ts';
import { text } from '../codecs/text.ts';
import { city } from './city.ts';

/** Who is signed in. A role below 3 also keeps clubs and scenic spots. Spec §3, §6 */
export const user = z.object({ name: text, avatar: text, role: count, cur_city: z.nullable(city) });
export type User = z.output<typeof user> & { readonly is_merchant: boolean; readonly is_applied: boolean };

/** What a merchant's account says of itself beside its shops. Spec §3 */
export const merchant = z.object({ id: count });
export type Merchant = z.output<typeof merchant>;

export const membership = { is_merchant: flag, is_applied: flag };
