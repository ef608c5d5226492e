import * as z from 'zod/mini';
import demo from './demo/shops.json' with { type: 'json' };

const shop = z.strictObject({
  /** Counts from 1. */
  merchant: z.int(),
  name: z.string(),
  address: z.string(),
  phone_code: z.string(),
  phone: z.string(),
  permanent_transport_fee: z.string(),
  free_transport_fee: z.string(),
  enable_robot: z.boolean(),
  city: z.int(),
  tags: z.array(z.string()),
  /** Those of its goods. */
  goodsTags: z.array(z.string()),
});
export type ShopSeed = z.output<typeof shop>;

/** The demo shops, in the order of their ids. §3 */
export const shops = z.parse(z.array(shop), demo);
