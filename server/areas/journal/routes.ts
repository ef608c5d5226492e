import { and, desc, eq, isNull, lte, or } from 'drizzle-orm';
import { journalList } from '#schemas/endpoints/journal.ts';
import type { Database } from '../../database/Database.ts';
import { journal as entries } from '../../database/tables/journal.ts';
import { toWindow } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import { requirePrivilege } from '../../policies.ts';

/** Of the caller's merchant, and of what is everyone's. */
const list = route(journalList, async (page, { database, caller }) => {
  requirePrivilege(caller);
  const { limit, offset } = toWindow(page);
  const { merchant_id } = entries;
  const seen = or(isNull(merchant_id), caller.merchantId === null ? undefined : eq(merchant_id, caller.merchantId));
  const found = await database.select().from(entries).where(seen).orderBy(desc(entries.id)).limit(limit).offset(offset);
  return {
    entries: found.map(({ id, at, who, shop_id, call, record_id, fields }) => ({
      ...{ id, who, shop_id, call, record_id, fields: [...fields] },
      at: Math.floor(at.getTime() / 1000),
    })),
    total_count: await database.$count(entries, seen),
  };
});

/** K10 */
export const journal = [list];

/** Forgets lines from before a moment; says how many. K9 */
export async function forgetLines(database: Database, before: Date): Promise<number> {
  return (
    await database
      .delete(entries)
      .where(and(lte(entries.at, before)))
      .returning({ id: entries.id })
  ).length;
}
