import { and, count, desc, eq } from 'drizzle-orm';
import type { Goods } from '#schemas/entities/goods.ts';
import type { Spec } from '#schemas/entities/spec.ts';
import { requireRoom } from '../../articles/requireRoom.ts';
import type { Changes, Database, OfShop } from '../../database/Database.ts';
import { goods } from '../../database/tables/goods.ts';
import { type Page, toPosition, toWindow } from '../../http/paging.ts';
import { readSpecs } from './specs.ts';

type Row = typeof goods.$inferSelect;

/** One page of a shop's goods in one status, the newest first. G1 */
export async function listGoods(database: Database, shopId: number, status: Row['status'], page: Page) {
  const { limit, offset } = toWindow(page);
  const wanted = and(eq(goods.shop_id, shopId), eq(goods.status, status));
  const rows = await database.select().from(goods).where(wanted).orderBy(desc(goods.id)).limit(limit).offset(offset);
  const [counted] = await database.select({ total: count() }).from(goods).where(wanted);
  return { products: await presentGoods(database, rows), ...toPosition(page, counted?.total ?? 0) };
}

/** Goods as the wire knows them: with their specs, and 0 where there is no tag. */
export async function presentGoods(database: Database, rows: readonly Row[]): Promise<Goods[]> {
  const ofAll = await readSpecs(
    database,
    // Goods of one price have no rows of their own.
    rows.flatMap(({ id, type }) => (type === 1 ? [] : [id])),
  );
  return rows.map(({ shop_id: _shop, ...row }) => ({ ...row, tag_id: row.tag_id ?? 0, spec: ofAll.get(row.id) ?? [] }));
}

/** Makes others who would change these goods wait, so that their rows stay those of their type. G6 */
export async function lockGoods(database: Database, one: OfShop): Promise<void> {
  await database.select({ id: goods.id }).from(goods).where(thisOne(one)).for('update');
}

/** Puts new goods on sale, sold to nobody yet; gives their id. */
export async function insertGoods(
  database: Database,
  fields: Omit<typeof goods.$inferInsert, 'id' | 'total_sales' | 'status'>,
): Promise<number> {
  const [row] = await database
    .insert(goods)
    .values({ ...fields, total_sales: 0, status: 1 })
    .returning({ id: goods.id });
  if (!row) throw new Error('Failed to insert goods: the database gave no id back.');
  await requireRoom(database, listed(fields.shop_id), fields.description);
  return row.id;
}

/** Writes the fields given; a field that is undefined stays as it is. */
export async function updateGoods(database: Database, one: OfShop, fields: Changes<Row>): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await database.update(goods).set(fields).where(thisOne(one));
  await requireRoom(database, listed(one.shop_id), fields.description);
}

/** Removes goods with their specs; orders keep what was sold. G3 */
export async function deleteGoods(database: Database, one: OfShop): Promise<void> {
  await database.delete(goods).where(thisOne(one));
}

/** What goods cost when no price was sent: their cheapest row, or nothing where only choices cost. */
export function cheapest(specs: readonly Spec[]): string {
  const prices = specs.flatMap((row) => ('Name' in row ? [] : [row.price]));
  return prices.reduce((least, price) => (Number(price) < Number(least) ? price : least), prices[0] ?? '0');
}

const listed = (shopId: number) => ({
  ...{ table: goods, column: goods.description },
  where: eq(goods.shop_id, shopId),
});

const thisOne = ({ id, shop_id }: OfShop) => and(eq(goods.id, id), eq(goods.shop_id, shop_id));
