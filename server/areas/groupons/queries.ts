import { and, count, desc, eq } from 'drizzle-orm';
import type { Groupon } from '#schemas/entities/groupon.ts';
import { requireRoom } from '../../articles/requireRoom.ts';
import type { Database, OfShop } from '../../database/Database.ts';
import { groupons } from '../../database/tables/groupons.ts';
import { type Page, toPosition, toWindow } from '../../http/paging.ts';
import { readProducts } from './products.ts';

type Row = typeof groupons.$inferSelect;

/** What a merchant writes of a group-buy, beside what it offers. */
export type GrouponFields = Omit<Row, 'id' | 'shop_id'>;

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

/** Group-buys as the wire knows them: with what they offer. */
export async function presentGroupons(database: Database, rows: readonly Row[]): Promise<Groupon[]> {
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

/** Makes others who would change this group-buy wait, so that its last product stays. */
export async function lockGroupon(database: Database, one: OfShop): Promise<void> {
  await database.select({ id: groupons.id }).from(groupons).where(thisOne(one)).for('update');
}

/** Writes a new group-buy and gives its id. B6 */
export async function insertGroupon(database: Database, shopId: number, fields: GrouponFields): Promise<number> {
  const [row] = await database
    .insert(groupons)
    .values({ ...fields, shop_id: shopId })
    .returning({ id: groupons.id });
  if (!row) throw new Error('Failed to insert a group-buy: the database gave no id back.');
  await requireRoom(database, listed(shopId), fields.description);
  return row.id;
}

/** Writes a group-buy in place of what it was. B6 */
export async function updateGroupon(database: Database, one: OfShop, fields: GrouponFields): Promise<void> {
  await database.update(groupons).set(fields).where(thisOne(one));
  await requireRoom(database, listed(one.shop_id), fields.description);
}

const listed = (shopId: number) => ({
  ...{ table: groupons, column: groupons.description },
  where: eq(groupons.shop_id, shopId),
});

const thisOne = ({ id, shop_id }: OfShop) => and(eq(groupons.id, id), eq(groupons.shop_id, shop_id));
