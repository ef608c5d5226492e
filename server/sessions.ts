import { createHash } from 'node:crypto';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Database } from './database/Database.ts';
import { sessions, users } from './database/tables/accounts.ts';

/** Who makes a call. A caller without a merchant has no shops. */
export interface Caller {
  readonly userId: number;
  readonly role: number;
  readonly merchantId: number | null;
}

const HOUR_MS = 3_600_000;
const REST_MS = 30 * 24 * HOUR_MS;
const LIFETIME_MS = 180 * 24 * HOUR_MS;

/** Opens a session and gives its token; the database sees the token's hash only. */
export async function startSession(database: Database, userId: number, token: string, now: Date): Promise<string> {
  await database.delete(sessions).where(and(eq(sessions.user_id, userId), isOver(now)));
  await database.insert(sessions).values({ token_hash: hashed(token), user_id: userId, started_at: now, used_at: now });
  return token;
}

/**
 * Whose session a token is; undefined for an unknown one, for one that nobody used for 30 days, and for one that was
 * begun 180 days ago, however much it is used: what was stolen unseen must end, too.
 *
 * Using it keeps it alive; that is written down at most once an hour, so that reading stays reading.
 */
export async function findCaller(database: Database, token: string, now: Date): Promise<Caller | undefined> {
  const mine = eq(sessions.token_hash, hashed(token));
  const [found] = await database
    .select({ userId: users.id, role: users.role, merchantId: users.merchant_id, usedAt: sessions.used_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(mine, isAlive(now)));
  if (!found) return undefined;
  const { usedAt, ...caller } = found;
  if (now.getTime() - usedAt.getTime() > HOUR_MS) await database.update(sessions).set({ used_at: now }).where(mine);
  return caller;
}

/** Ends every session of a user, as a new password must. */
export async function endSessions(database: Database, userId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.user_id, userId));
}

/** Whether nobody used it for 30 days, or it was begun 180 days ago. */
export const isOver = (now: Date) =>
  or(lte(sessions.used_at, ago(now, REST_MS)), lte(sessions.started_at, ago(now, LIFETIME_MS)));

const isAlive = (now: Date) =>
  and(gt(sessions.used_at, ago(now, REST_MS)), gt(sessions.started_at, ago(now, LIFETIME_MS)));

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
// A token is 32 random bytes: nothing to guess, so a plain hash will do.
const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
