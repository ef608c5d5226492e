import {
  orderCancel,
  orderConfirm,
  orderEmail,
  orderList,
  orderRateInfo,
  orderRateReply,
} from '#schemas/endpoints/orders.ts';
import { required } from '#schemas/rules/rule.ts';
import { type OrderStatus, orderStatus } from '#schemas/states/orderStatus.ts';
import { type Call, route } from '../../http/route.ts';
import { writeLetter } from '../../outbox/writeMessage.ts';
import { requireOrder, requireRate, requireShop } from '../../policies.ts';
import { codes, Refusal, refuseBadInput } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import { orderLetter } from './orderLetter.ts';
import { listOrders, moveOrder, presentOrders, readAddressee } from './queries.ts';
import { readRate, writeReply } from './rates.ts';

const list = route(orderList, async ({ shop_id, status, ...page }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  return { orders: await listOrders(database, shop_id, status, page) };
});

const confirm = route(orderConfirm, ({ order_id }, call) => settle(order_id, 'confirm', call));

const cancel = route(orderCancel, ({ order_id }, call) => settle(order_id, 'cancel', call));

/** An order knows no e-mail of its buyer: the letter goes to whoever presses the button. */
const email = route(orderEmail, async ({ order_id }, { database, caller, needs, afterwards }) => {
  const row = await requireOrder(database, caller, order_id);
  const [order] = await presentOrders(database, [row]);
  if (!order) throw new Error('Failed to present an order that was just read.');
  const addressee = await readAddressee(database, caller.userId, row.shop_id);
  await writeLetter(database, orderLetter(addressee, order), needs.clock());
  afterwards(() => needs.post?.wake());
  return {};
});

const rating = route(orderRateInfo, async ({ order_id, product_id }, { database, caller }) => {
  await requireOrder(database, caller, order_id);
  return { rating: await readRate(database, order_id, product_id) };
});

const reply = route(orderRateReply, async ({ rate_id, reply }, { database, caller }) => {
  const rate = await requireRate(database, caller, rate_id);
  refuseBadInput(required(sentences.replyMissing)(reply));
  await writeReply(database, rate, reply.trim());
  return {};
});

/** O1, O3, O4 */
export const orders = [list, confirm, cancel, email, rating, reply];

/** @throws Refusal 409 unless the order is in progress. §4 */
async function settle(
  orderId: number,
  action: 'cancel' | 'confirm',
  { database, caller }: Call,
): Promise<Record<string, never>> {
  const order = await requireOrder(database, caller, orderId);
  const actions: Partial<Record<typeof action, OrderStatus>> = orderStatus[order.status].actions;
  const to = actions[action];
  const moved = to !== undefined && (await moveOrder(database, order, to));
  if (!moved) throw new Refusal(codes.conflict, sentences.orderSettled);
  return {};
}
