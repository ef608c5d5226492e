import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { tries } from '../../database/tables/tries.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';

const WINDOW_MS = 15 * 60_000;

/** What may be tried only so often by one address for one account: how often in 15 minutes. */
export const triesAllowed = { login: 10, send: 5, reset: 10 } as const;

/** One account tried from one address. */
export interface Attempt {
  readonly act: keyof typeof triesAllowed;
  readonly email: string;
  readonly address: string;
}

/** Counts a try before it is made, so that tries made together are all counted. @throws Refusal 429 */
export async function countTry(database: Database, attempt: Attempt, now: Date): Promise<void> {
  await database.delete(tries).where(lt(tries.until, now));
  const [row] = await database
    .insert(tries)
    .values({ key: keyOf(attempt), count: 1, until: new Date(now.getTime() + WINDOW_MS) })
    .onConflictDoUpdate({ target: tries.key, set: { count: sql`${tries.count} + 1` } })
    .returning({ count: tries.count });
  if (row && row.count > triesAllowed[attempt.act]) throw new Refusal(codes.tooOften, sentences.tooOften);
}

/** Forgets the tries of someone who has shown who he is. */
export async function forgetTries(database: Database, attempt: Attempt): Promise<void> {
  await database.delete(tries).where(eq(tries.key, keyOf(attempt)));
}

// Hashed, because an e-mail of any length may be typed and none need be kept.
const keyOf = ({ act, email, address }: Attempt) =>
  createHash('sha256')
    .update(JSON.stringify([act, email, address]))
    .digest('hex');
