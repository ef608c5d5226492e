import * as z from 'zod/mini';
import demo from './demo/orders.json' with { type: 'json' };

/** An order: who, where, how it goes out, its status, and which goods of the shop how often. */
const order = z.strictObject({
  receiver: z.string(),
  phone: z.string(),
  address: z.string(),
  shipping: z.literal([1, 2]),
  status: z.literal([1, 2, 3, 4]),
  /** Goods count from 1 in the shop's own list. */
  lines: z.array(z.strictObject({ goods: z.int(), amount: z.int() })),
});
export type OrderSeed = z.output<typeof order>;

const oldestFirst = z.array(order);

/** The orders of 温村华人团购, 湾区鲜生活 and 别家小店. */
export const {
  village: ordersOfVillage,
  bay: ordersOfBay,
  rival: ordersOfRival,
} = z.parse(z.strictObject({ village: oldestFirst, bay: oldestFirst, rival: oldestFirst }), demo);
