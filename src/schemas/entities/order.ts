import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { jsonValue } from '../codecs/json.ts';
import { money } from '../codecs/money.ts';
import { text } from '../codecs/text.ts';
import { orderStatuses } from '../states/orderStatus.ts';

/** 1 cash on delivery, 2 self-pickup. Spec §3 */
export const shippingMethods = [1, 2] as const;

/** One line of an order: how many of what. */
export const purchaseRecord = z.object({
  id: count,
  amount: count,
  product: z.object({ id: count, name: text, description: z.unknown(), price: money, imgs: jsonValue(z.array(text)) }),
});

/** What a buyer ordered. Spec §3, O2 */
export const order = z.object({
  id: count,
  serial_num: text,
  receiver_name: text,
  phone: text,
  address: text,
  total_price: money,
  transportation_cost: money,
  shipping_method: code(shippingMethods),
  status: code(orderStatuses),
  purchase_records: z.array(purchaseRecord),
});
export type Order = z.output<typeof order>;

/** A buyer's rating of one line of an order, and the merchant's reply. Spec §3, O4 */
export const orderRate = z.object({ rate_id: count, rate: count, comment: text, reply: text });
export type OrderRate = z.output<typeof orderRate>;
