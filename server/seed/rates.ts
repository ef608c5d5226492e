import * as z from 'zod/mini';
import demo from './demo/rates.json' with { type: 'json' };

/** What a buyer says of a line of an order: both count from 1; a reply left empty is still owed. */
const rate = z.strictObject({
  order: z.int(),
  line: z.int(),
  rate: z.int(),
  comment: z.string(),
  reply: z.string(),
});
export type RateSeed = z.output<typeof rate>;

const rates = z.array(rate);

/** The ratings of 温村华人团购, of whose complete orders some lines are not rated, of 湾区鲜生活 and of 别家小店. */
export const {
  village: ratesOfVillage,
  bay: ratesOfBay,
  rival: ratesOfRival,
} = z.parse(z.strictObject({ village: rates, bay: rates, rival: rates }), demo);
