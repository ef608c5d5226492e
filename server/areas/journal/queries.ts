import { desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { journal } from '../../database/tables/journal.ts';
import { type Page, toWindow } from '../../http/paging.ts';

/** One page of what was written for a merchant and for what is everyone's, the latest first, and how much there is. */
export async function listEntries(database: Database, merchantId: number | null, page: Page) {
  const { limit, offset } = toWindow(page);
  const { merchant_id } = journal;
  const seen = or(isNull(merchant_id), merchantId === null ? undefined : eq(merchant_id, merchantId));
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
