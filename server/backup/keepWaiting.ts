import { inArray } from 'drizzle-orm';
import type { Database } from '../database/Database.ts';
import { outbox } from '../database/tables/outbox.ts';

/** Sends nothing of what waited when a backup was made: it may have left since, and nobody gets a text twice. K8 */
export async function keepWaiting(database: Database): Promise<number> {
  const kept = await database
    .update(outbox)
    .set({ state: 'kept', why: '恢复备份时还没有发出；可能已经发过，所以没有重发' })
    .where(inArray(outbox.state, ['waiting', 'sending']))
    .returning({ id: outbox.id });
  return kept.length;
}
