import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { text } from '../codecs/text.ts';
import { order, orderRate } from '../entities/order.ts';
import { orderStatuses } from '../states/orderStatus.ts';
import { get, post } from './endpoint.ts';

const nothing = z.object({});
const ofOrder = z.object({ order_id: count });

/** The answer has no total. O1 */
export const orderList = get('/api/applet/merchant/orders/get', {
  request: z.object({ shop_id: count, page: count, size: count, status: code(orderStatuses) }),
  response: z.object({ orders: z.array(order) }),
});

/** O3 */
export const orderConfirm = post('/api/applet/merchant/order/confirm', { request: ofOrder, response: nothing });

/** O3 */
export const orderCancel = post('/api/applet/merchant/order/cancel', { request: ofOrder, response: nothing });

/** O3 */
export const orderEmail = post('/api/applet/merchant/order/email/send', { request: ofOrder, response: nothing });

/** Null when the buyer has not rated. O4 */
export const orderRateInfo = get('/api/applet/merchant/order/rate/get', {
  request: z.object({ order_id: count, product_id: count }),
  response: z.object({ rating: z.nullable(orderRate) }),
});

/** O4 */
export const orderRateReply = post('/api/applet/merchant/order/rate/reply', {
  request: z.object({ rate_id: count, reply: text }),
  response: nothing,
});
