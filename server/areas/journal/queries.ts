import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { journal } from '../../database/tables/journal.ts';
import { type Page, toWindow } from '../../http/paging.ts';

/** Which lines: of one merchant and of what is everyone's, and of those what certain calls did to one record or shop. */
interface Asked extends Page {
  readonly merchantId: number | null;
  readonly shop_id?: number | undefined;
  readonly record_id?: number | undefined;
  readonly calls?: readonly string[] | undefined;
}

/** One page of what was written, the latest first, and how much there is. */
export async function listEntries(database: Database, { merchantId, shop_id, record_id, calls, ...page }: Asked) {
  const { limit, offset } = toWindow(page);
  const { merchant_id } = journal;
  const seen = and(
    or(isNull(merchant_id), merchantId === null ? undefined : eq(merchant_id, merchantId)),
    shop_id === undefined ? undefined : eq(journal.shop_id, shop_id),
    record_id === undefined ? undefined : eq(journal.record_id, record_id),
    calls && inArray(journal.call, [...calls]),
  );
  const entries = await database
    .select()
    .from(journal)
    .where(seen)
    .orderBy(desc(journal.id))
    .limit(limit)
    .offset(offset);
  return { entries, total_count: await database.$count(journal, seen) };
}

/** Forgets what was written before a moment; says how many lines. K9 */
export async function forgetEntries(database: Database, before: Date): Promise<number> {
  return (await database.delete(journal).where(lte(journal.at, before)).returning({ id: journal.id })).length;
}
