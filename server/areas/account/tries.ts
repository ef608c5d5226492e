import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { tries } from '../../database/tables/tries.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';

const WINDOW_MS = 15 * 60_000;

/**
 * How often something may be tried in 15 minutes: for one account from one address, for one account from anywhere, and
 * for any account from one address, behind which a whole office may sit.
 */
export const triesAllowed = {
  login: { here: 10, account: 50, address: 100 },
  send: { here: 5, account: 10, address: 30 },
  reset: { here: 10, account: 30, address: 50 },
} as const;

/** One account tried from one address. */
export interface Attempt {
  readonly act: keyof typeof triesAllowed;
  readonly email: string;
  readonly address: string;
  /** The browser, where this account has signed in at it before. */
  readonly browser?: string | undefined;
}

/**
 * Counts a try before it is made, so that tries made together are all counted, at whatever process.
 *
 * A wider count rises by what the narrower lets pass, no more: who tries without end from one address closes it for
 * himself. A browser the account has signed in at is counted alone, and so keeps its way in, whatever others try. K5
 *
 * @throws Refusal 429 that says when to come again, however the tries end: it tells nothing of who has an account.
 */
export async function countTry(database: Database, attempt: Attempt, now: Date): Promise<void> {
  for (const kind of keysOf(attempt)) await countOne(database, kind, now);
}

async function countOne(database: Database, { key, most }: Kind, now: Date): Promise<void> {
  const over = lte(tries.until, now);
  const [row] = await database
    .insert(tries)
    .values({ key, count: 1, until: new Date(now.getTime() + WINDOW_MS) })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${over} then 1 else ${tries.count} + 1 end`,
        until: sql`case when ${over} then excluded.until else ${tries.until} end`,
      },
    })
    .returning();
  if (!row || row.count <= most) return;
  const seconds = Math.ceil((row.until.getTime() - now.getTime()) / 1000);
  throw new Refusal(codes.tooOften, sentences.tooOften, seconds);
}

/** Forgets the tries of someone who has shown who he is; of the address only his own. */
export async function forgetTries(database: Database, attempt: Attempt): Promise<void> {
  const [here, ...wider] = keysOf(attempt).map(({ key }) => key);
  if (here !== undefined) await database.delete(tries).where(eq(tries.key, here));
  const one = { count: sql`greatest(${tries.count} - 1, 0)` };
  // One by one, so that none is held while another is waited for.
  for (const key of wider) await database.update(tries).set(one).where(eq(tries.key, key));
}

interface Kind {
  readonly key: string;
  readonly most: number;
}

/** The narrowest first. */
function keysOf({ act, email, address, browser }: Attempt): readonly Kind[] {
  const { here, account, address: everyone } = triesAllowed[act];
  if (browser !== undefined) return [{ key: hashed([act, email, 'browser', browser]), most: here }];
  return [
    { key: hashed([act, email, address]), most: here },
    { key: hashed([act, '', address]), most: everyone },
    { key: hashed([act, email]), most: account },
  ];
}

// Hashed, because an e-mail of any length may be typed and none need be kept.
const hashed = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
