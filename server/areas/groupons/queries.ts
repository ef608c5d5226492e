import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Groupon, GrouponProduct } from '#schemas/entities/groupon.ts';
import type { Database } from '../../database/Database.ts';
import { grouponProducts, groupons } from '../../database/schema.ts';
import { type Page, toPosition, toWindow } from '../../http/paging.ts';

type Row = typeof groupons.$inferSelect;

/** One page of a shop's group-buys, the newest first. B1 */
export async function listGroupons(database: Database, shopId: number, page: Page) {
  const { limit, offset } = toWindow(page);
  const wanted = eq(groupons.shop_id, shopId);
  const rows = await database
    .select()
    .from(groupons)
    .where(wanted)
    .orderBy(desc(groupons.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await database.select({ total: count() }).from(groupons).where(wanted);
  const { current_page, total_count } = toPosition(page, counted?.total ?? 0);
  return { groupons: await presentGroupons(database, rows), current_page, total_count };
}

async function presentGroupons(database: Database, rows: readonly Row[]): Promise<Groupon[]> {
  const offered = await readProducts(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ shop_id: _shop, start_day, end_day, ...row }) => ({
    ...row,
    start_time: start_day,
    end_time: end_day,
    products: offered.get(row.id) ?? [],
  }));
}

async function readProducts(database: Database, grouponIds: number[]): Promise<Map<number, GrouponProduct[]>> {
  const found = new Map<number, GrouponProduct[]>(grouponIds.map((id) => [id, []]));
  if (grouponIds.length === 0) return found;
  const rows = await database
    .select()
    .from(grouponProducts)
    .where(inArray(grouponProducts.groupon_id, grouponIds))
    .orderBy(asc(grouponProducts.groupon_id), asc(grouponProducts.position));
  for (const { groupon_id, position: _position, ...product } of rows) found.get(groupon_id)?.push(product);
  return found;
}
