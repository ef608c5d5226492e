import * as z from 'zod/mini';
import demo from './demo/goods.json' with { type: 'json' };

/** A name and what it costs, or adds. */
const priced = z.strictObject({ name: z.string(), price: z.string() });

/** A group of choices; `most` says how many may be chosen, 0 for exactly one. */
const choice = z.strictObject({ name: z.string(), most: z.int(), options: z.array(priced) });
export type ChoiceSeed = z.output<typeof choice>;

/** Goods of a demo shop. With `priced` they are of type 2, with `choices` of type 3. */
const goods = z.strictObject({
  name: z.string(),
  price: z.string(),
  stock: z.int(),
  sold: z.int(),
  /** Which drawn picture shows them. */
  slug: z.string(),
  about: z.string(),
  off: z.optional(z.literal(true)),
  priced: z.optional(z.array(priced)),
  choices: z.optional(z.array(choice)),
});
export type GoodsSeed = z.output<typeof goods>;

/** By a shop's tags in their order. */
const byTag = z.array(z.array(goods));

/** The goods of 温村华人团购, 湾区鲜生活 and 别家小店. */
export const {
  village: goodsOfVillage,
  bay: goodsOfBay,
  rival: goodsOfRival,
} = z.parse(z.strictObject({ village: byTag, bay: byTag, rival: byTag }), demo);
