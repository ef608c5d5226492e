import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Order } from '#schemas/entities/order.ts';
import type { Database } from '../../database/Database.ts';
import { users } from '../../database/tables/accounts.ts';
import { orders, purchaseRecords } from '../../database/tables/orders.ts';
import { shops } from '../../database/tables/shops.ts';
import { type Page, toWindow } from '../../http/paging.ts';

type Row = typeof orders.$inferSelect;

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
  return presentOrders(database, rows);
}

/** Orders as the wire knows them: with what was bought. O2 */
export async function presentOrders(database: Database, rows: readonly Row[]): Promise<Order[]> {
  const lines = await readLines(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, purchase_records: lines.get(row.id) ?? [] }));
}

/** Moves an order on and says whether it could: only one of two who try at once finds it where it was. O3 */
export async function moveOrder(
  database: Database,
  { id, shop_id, status }: Pick<Row, 'id' | 'shop_id' | 'status'>,
  to: Row['status'],
): Promise<boolean> {
  const moved = await database
    .update(orders)
    .set({ status: to })
    .where(and(eq(orders.id, id), eq(orders.shop_id, shop_id), eq(orders.status, status)))
    .returning({ id: orders.id });
  return moved.length > 0;
}

/** Where a letter about a shop's order goes: to whoever asked for it, in the name of the shop. O3 */
export async function readAddressee(database: Database, userId: number, shopId: number) {
  const [found] = await database
    .select({ email: users.email, shop: shops.name })
    .from(users)
    .innerJoin(shops, eq(shops.id, shopId))
    .where(eq(users.id, userId));
  if (!found) throw new Error('Failed to find who asks for a letter: the user or the shop is gone.');
  return found;
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
