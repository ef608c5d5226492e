import * as z from 'zod/mini';
import demo from './demo/shopRecords.json' with { type: 'json' };
import { described } from './describe.ts';

/** A club (7) or a scenic spot (6) of the directory. §3 */
const shopRecord = z.strictObject({
  ...described,
  type: z.literal([6, 7]),
  name: z.string(),
  intro_desc: z.string(),
  slug: z.string(),
  status: z.literal([1, 2, 3]),
  city: z.int(),
  tags: z.array(z.string()),
  business_hour: z.string(),
  address: z.string(),
  phone: z.string(),
});

/** The demo directory, the oldest first. */
export const shopRecords = z.parse(z.array(shopRecord), demo);
