import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from './database/Database.ts';
import { sessions, users } from './database/tables/accounts.ts';

/** Who makes a call. A caller without a merchant has no shops. */
export interface Caller {
  /** Under which the database knows the session; no proof of it. */
  readonly session: string;
  readonly userId: number;
  readonly role: number;
  readonly merchantId: number | null;
}

const HOUR_MS = 3_600_000;
const REST_MS = 30 * 24 * HOUR_MS;
const LIFETIME_MS = 180 * 24 * HOUR_MS;

/** Of one account at once; the one that was used longest ago makes room. K6 */
const MOST_SESSIONS = 20;
/** Browsers say a hundred letters of themselves. */
const AGENT_LENGTH = 300;

/** Who signs in, when, and at which browser. */
interface Beginning {
  readonly userId: number;
  readonly agent: string;
  readonly now: Date;
}

/** Opens a session and gives its token; the database sees the token's hash only. */
export async function startSession(
  database: Database,
  token: string,
  { userId, agent, now }: Beginning,
): Promise<string> {
  await database.delete(sessions).where(and(eq(sessions.user_id, userId), isOver(now)));
  const kept = { token_hash: hashed(token), user_id: userId, agent: agent.slice(0, AGENT_LENGTH) };
  await database.insert(sessions).values({ ...kept, started_at: now, used_at: now });
  const [, ...tooMany] = await database
    .select({ hash: sessions.token_hash })
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.used_at))
    .offset(MOST_SESSIONS - 1);
  if (tooMany.length > 0)
    await database.delete(sessions).where(
      inArray(
        sessions.token_hash,
        tooMany.map(({ hash }) => hash),
      ),
    );
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
    .select({
      ...{ session: sessions.token_hash, usedAt: sessions.used_at },
      ...{ userId: users.id, role: users.role, merchantId: users.merchant_id },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(mine, isAlive(now), isNull(users.disabled_at)));
  if (!found) return undefined;
  const { usedAt, ...caller } = found;
  if (now.getTime() - usedAt.getTime() > HOUR_MS) await database.update(sessions).set({ used_at: now }).where(mine);
  return caller;
}

/** Ends every session of a user, as a new password must. */
export async function endSessions(database: Database, userId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.user_id, userId));
}

/** The sessions of a user that are alive, the one used last first. K6 */
export async function listSessions(database: Database, userId: number, now: Date) {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isAlive(now)))
    .orderBy(desc(sessions.used_at), desc(sessions.started_at));
}

/** Ends one session of a user; nothing when it is not his. */
export async function endSession(database: Database, userId: number, session: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.user_id, userId), eq(sessions.token_hash, session)));
}

/** Whether nobody used it for 30 days, or it was begun 180 days ago. */
export const isOver = (now: Date) =>
  or(lte(sessions.used_at, ago(now, REST_MS)), lte(sessions.started_at, ago(now, LIFETIME_MS)));

const isAlive = (now: Date) =>
  and(gt(sessions.used_at, ago(now, REST_MS)), gt(sessions.started_at, ago(now, LIFETIME_MS)));

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
// A token is 32 random bytes: nothing to guess, so a plain hash will do.
const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
