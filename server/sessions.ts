import { createHash } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from './database/Database.ts';
import { sessions, users } from './database/tables/accounts.ts';

/** Who makes a call. A caller without a merchant has no shops. */
export interface Caller {
  readonly userId: number;
  readonly role: number;
  readonly merchantId: number | null;
}

const HOUR_MS = 3_600_000;
const LIFETIME_MS = 30 * 24 * HOUR_MS;

/** Opens a session and gives its token; the database sees the token's hash only. */
export async function startSession(database: Database, userId: number, token: string, now: Date): Promise<string> {
  await database.delete(sessions).where(and(eq(sessions.user_id, userId), lt(sessions.used_at, bygone(now))));
  await database.insert(sessions).values({ token_hash: hashed(token), user_id: userId, used_at: now });
  return token;
}

/**
 * Whose session a token is; undefined for an unknown one and for one that nobody used for 30 days.
 *
 * Using it keeps it alive; that is written down at most once an hour, so that reading stays reading.
 */
export async function findCaller(database: Database, token: string, now: Date): Promise<Caller | undefined> {
  const mine = eq(sessions.token_hash, hashed(token));
  const [found] = await database
    .select({ userId: users.id, role: users.role, merchantId: users.merchant_id, usedAt: sessions.used_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(mine, gt(sessions.used_at, bygone(now))));
  if (!found) return undefined;
  const { usedAt, ...caller } = found;
  if (now.getTime() - usedAt.getTime() > HOUR_MS) await database.update(sessions).set({ used_at: now }).where(mine);
  return caller;
}

/** Ends every session of a user, as a new password must. */
export async function endSessions(database: Database, userId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.user_id, userId));
}

const bygone = (now: Date) => new Date(now.getTime() - LIFETIME_MS);
// A token is 32 random bytes: nothing to guess, so a plain hash will do.
const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
