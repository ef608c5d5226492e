import { count, desc, eq } from 'drizzle-orm';
import type { ShopRecord } from '#schemas/entities/shopRecord.ts';
import type { Database } from '../../database/Database.ts';
import { shopRecords } from '../../database/schema.ts';
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
