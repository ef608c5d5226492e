import { and, inArray, lte } from 'drizzle-orm';
import { isOver } from '../sessions.ts';
import type { Database } from './Database.ts';
import { resetCodes, sessions } from './tables/accounts.ts';
import { keptAnswers } from './tables/keptAnswers.ts';
import { tries } from './tables/tries.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes what is of no use any more: answers kept for a day, tries whose time is over, sessions and reset codes that
 * have ended.
 *
 * What somebody is using just now is left for the next time: several processes may sweep at once, and none may wait for
 * another while it holds something.
 */
export async function sweep(database: Database, now: Date): Promise<void> {
  const free = { skipLocked: true } as const;
  const oldAnswers = lte(keptAnswers.kept_at, new Date(now.getTime() - DAY_MS));
  const answered = database.select({ id: keptAnswers.request_id }).from(keptAnswers).where(oldAnswers);
  await database
    .delete(keptAnswers)
    .where(and(oldAnswers, inArray(keptAnswers.request_id, answered.for('update', free))));
  const tried = database.select({ key: tries.key }).from(tries).where(lte(tries.until, now));
  await database.delete(tries).where(inArray(tries.key, tried.for('update', free)));
  const ended = database.select({ hash: sessions.token_hash }).from(sessions).where(isOver(now));
  await database.delete(sessions).where(inArray(sessions.token_hash, ended.for('update', free)));
  const expired = database.select({ id: resetCodes.user_id }).from(resetCodes).where(lte(resetCodes.expires_at, now));
  await database.delete(resetCodes).where(inArray(resetCodes.user_id, expired.for('update', free)));
}
