import { and, count, desc, eq } from 'drizzle-orm';
import type { ShopRecord } from '#schemas/entities/shopRecord.ts';
import { requireRoom } from '../../articles/requireRoom.ts';
import type { Changes, Database } from '../../database/Database.ts';
import { shopRecords } from '../../database/tables/shopRecords.ts';
import { toWindow } from '../../http/paging.ts';

/** Which clubs or spots are wanted: all of a type, or one page of them once a size is named. */
export interface Wanted {
  readonly type: ShopRecord['type'];
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** Clubs or scenic spots, the newest first, and how many there are. V4 */
export async function listShopRecords(database: Database, { type, page = 1, size }: Wanted) {
  const wanted = eq(shopRecords.type, type);
  const query = database.select().from(shopRecords).where(wanted).orderBy(desc(shopRecords.id)).$dynamic();
  const { limit, offset } = size === undefined ? { limit: undefined, offset: 0 } : toWindow({ page, size });
  const records: ShopRecord[] = await (limit === undefined ? query : query.limit(limit).offset(offset));
  const [counted] = await database.select({ total: count() }).from(shopRecords).where(wanted);
  return { records, total_count: counted?.total ?? 0 };
}

/** The club or scenic spot under an id, or undefined. V4 */
export async function findShopRecord(database: Database, id: number): Promise<ShopRecord | undefined> {
  const [row] = await database.select().from(shopRecords).where(eq(shopRecords.id, id));
  return row;
}

/** Writes a new club or scenic spot and gives its id. V4 */
export async function insertShopRecord(database: Database, fields: Omit<ShopRecord, 'id'>): Promise<number> {
  const [row] = await database.insert(shopRecords).values(fields).returning({ id: shopRecords.id });
  if (!row) throw new Error('Failed to insert a shop record: the database gave no id back.');
  await requireRoom(database, listed(fields.type), fields.description);
  return row.id;
}

/** Writes the fields given into a record of their type, and says whether there was one. V4 */
export async function updateShopRecord(
  database: Database,
  id: number,
  { type, ...fields }: Changes<Omit<ShopRecord, 'id' | 'type'>> & Pick<ShopRecord, 'type'>,
): Promise<boolean> {
  const one = and(eq(shopRecords.id, id), eq(shopRecords.type, type));
  const updated = await database.update(shopRecords).set(fields).where(one).returning({ id: shopRecords.id });
  await requireRoom(database, listed(type), fields.description);
  return updated.length > 0;
}

const listed = (type: ShopRecord['type']) => ({
  ...{ table: shopRecords, column: shopRecords.description },
  where: eq(shopRecords.type, type),
});
