import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { jsonText, jsonValue } from '../codecs/json.ts';
import { money } from '../codecs/money.ts';
import { text } from '../codecs/text.ts';
import { day, utcDay } from '../codecs/utcDay.ts';
import { grouponLimit, grouponPrice } from '../rules/groupon.ts';
import { rule } from '../rules/rule.ts';
import { grouponStatuses } from '../states/grouponStatus.ts';
import { readBlocks, sentBlocks } from './block.ts';

/** 1 self-pickup, 2 home delivery. Spec §3 */
export const deliveries = [1, 2] as const;

/** One thing offered in a group-buy; a limit of 0 means none. Spec §3, B4 */
export const grouponProduct = z.object({
  id: z.optional(count),
  name: text,
  price: money,
  description: text,
  limit: count,
  img: text,
  amount: count,
});
export type GrouponProduct = z.output<typeof grouponProduct>;

/** As much of one as is known. */
export type ProductPart = { readonly [Key in keyof GrouponProduct]?: GrouponProduct[Key] | undefined };

/** The same with every field: what is not there is empty, and a limit that is not there is none. T6 */
export const wholeProduct = ({ id, ...product }: ProductPart): GrouponProduct => ({
  ...(id !== undefined && { id }),
  name: product.name ?? '',
  price: product.price ?? '',
  description: product.description ?? '',
  limit: product.limit ?? 0,
  img: product.img ?? '',
  amount: product.amount ?? 0,
});

/** A group-buy; its times are epoch seconds on the wire and UTC days in a record. Spec §3, B3 */
export const groupon = z.object({
  id: count,
  name: text,
  delivery: code(deliveries),
  description: readBlocks.asText('content'),
  img: text,
  start_time: utcDay,
  end_time: utcDay,
  status: code(grouponStatuses),
  pickup_address: text,
  products: jsonValue(z.array(grouponProduct)),
});
export type Groupon = z.output<typeof groupon>;

/** The same as a merchant may write it; what is stored already is read without these rules. B4, T6 */
const grouponProductForm = z.object({
  ...grouponProduct.shape,
  price: money.check(rule(grouponPrice)),
  limit: count.check(rule(grouponLimit)),
});

/** What releasing a group-buy sends, without its shop. Spec §3, B6 */
export const grouponForm = z.object({
  name: text,
  delivery: code(deliveries),
  description: sentBlocks('content'),
  img: text,
  start_date: day,
  end_date: day,
  products: jsonText(z.array(grouponProductForm)),
  status: code(grouponStatuses),
  address: text,
});

/** A buyer's place in a group-buy. Spec §3, B8 */
export const enrolment = z.object({
  enroll_order: count,
  user: z.object({ name: text }),
  phone: text,
  comment: text,
  address: text,
  products: z.array(z.object({ id: count, amount: count, price: money })),
});
export type Enrolment = z.output<typeof enrolment>;
