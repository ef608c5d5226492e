import { and, eq } from 'drizzle-orm';
import type { OrderRate } from '#schemas/entities/order.ts';
import type { Database } from '../../database/Database.ts';
import { orderRates, purchaseRecords } from '../../database/tables/orders.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';

/** What the buyer says of one thing in an order, or null. @throws Refusal 404 when it is not in the order. O4 */
export async function readRate(database: Database, orderId: number, productId: number): Promise<OrderRate | null> {
  const line = and(eq(purchaseRecords.order_id, orderId), eq(purchaseRecords.product_id, productId));
  if ((await database.$count(purchaseRecords, line)) === 0) throw new Refusal(codes.notFound, sentences.orderedMissing);
  const [row] = await database
    .select({ rate_id: orderRates.id, rate: orderRates.rate, comment: orderRates.comment, reply: orderRates.reply })
    .from(orderRates)
    .where(and(eq(orderRates.order_id, orderId), eq(orderRates.product_id, productId)));
  return row ?? null;
}

/** Writes the merchant's reply in place of an earlier one. O4 */
export async function writeReply(
  database: Database,
  { id, order_id }: { readonly id: number; readonly order_id: number },
  reply: string,
): Promise<void> {
  const one = and(eq(orderRates.id, id), eq(orderRates.order_id, order_id));
  await database.update(orderRates).set({ reply }).where(one);
}
