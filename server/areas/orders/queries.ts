import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Order } from '#schemas/entities/order.ts';
import type { Database } from '../../database/Database.ts';
import { orders, purchaseRecords } from '../../database/schema.ts';
import { type Page, toWindow } from '../../http/paging.ts';

/** One page of a shop's orders, the newest first. Asked for 2, it gives 3 too: both read as complete. O1 */
export async function listOrders(
  database: Database,
  shopId: number,
  status: Order['status'],
  page: Page,
): Promise<Order[]> {
  const { limit, offset } = toWindow(page);
  const statuses = status === 2 ? inArray(orders.status, [2, 3]) : eq(orders.status, status);
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.shop_id, shopId), statuses))
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
  const lines = await readLines(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, purchase_records: lines.get(row.id) ?? [] }));
}

async function readLines(database: Database, orderIds: number[]): Promise<Map<number, Order['purchase_records']>> {
  const found = new Map<number, Order['purchase_records']>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return found;
  const rows = await database
    .select()
    .from(purchaseRecords)
    .where(inArray(purchaseRecords.order_id, orderIds))
    .orderBy(asc(purchaseRecords.id));
  for (const { id, order_id, amount, product_id, ...sold } of rows) {
    found.get(order_id)?.push({ id, amount, product: { ...sold, id: product_id } });
  }
  return found;
}
