import * as z from 'zod/mini';
import demo from './demo/groupons.json' with { type: 'json' };
import { described } from './describe.ts';

/** Something a group-buy offers: how many of it there are, and how many one buyer may take (0 for any number). */
const offer = z.strictObject({
  name: z.string(),
  price: z.string(),
  slug: z.string(),
  limit: z.int(),
  amount: z.int(),
});

/** A group-buy; its days count from the day the server first starts. §3 */
const groupon = z.strictObject({
  ...described,
  name: z.string(),
  delivery: z.literal([1, 2]),
  slug: z.string(),
  /** The first and the last. */
  days: z.tuple([z.int(), z.int()]),
  status: z.literal([0, 1, 2, 3]),
  address: z.string(),
  offers: z.array(offer),
  /** How many have enrolled. */
  buyers: z.int(),
});
export type GrouponSeed = z.output<typeof groupon>;

const oldestFirst = z.array(groupon);

/** The group-buys of 温村华人团购, 湾区鲜生活 and 别家小店. */
export const {
  village: grouponsOfVillage,
  bay: grouponsOfBay,
  rival: grouponsOfRival,
} = z.parse(z.strictObject({ village: oldestFirst, bay: oldestFirst, rival: oldestFirst }), demo);
