import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { resetCodes } from '../../database/tables/accounts.ts';
import type { Dependencies } from '../../dependencies.ts';

const LIFETIME_MS = 10 * 60_000;
const TRIES = 5;
const DIGITS = 6;

/** Makes the one code by which a user may set a new password; an older one ends with it. L4 */
export async function issueResetCode(userId: number, needs: Dependencies): Promise<string> {
  const code = makeCode(needs.random);
  const kept = {
    code_hash: hashed(code, userId, needs.secret).toString('hex'),
    expires_at: new Date(needs.clock().getTime() + LIFETIME_MS),
    tries_left: TRIES,
  };
  await needs.database
    .insert(resetCodes)
    .values({ user_id: userId, ...kept })
    .onConflictDoUpdate({ target: resetCodes.user_id, set: kept });
  return code;
}

/** What is tried; at a browser the account has signed in at, tries are counted for that browser alone. K5 */
interface TriedCode {
  readonly code: string;
  readonly isKnown: boolean;
}

/** Whether a code is the user's, alive for 10 minutes and 5 tries; each call from a stranger takes one try. */
export async function tryResetCode(
  userId: number,
  { code, isKnown }: TriedCode,
  needs: Dependencies,
): Promise<boolean> {
  const open = and(
    eq(resetCodes.user_id, userId),
    gt(resetCodes.expires_at, needs.clock()),
    isKnown ? undefined : gt(resetCodes.tries_left, 0),
  );
  const [kept] = await needs.database
    .update(resetCodes)
    .set({ tries_left: sql`${resetCodes.tries_left} - ${isKnown ? 0 : 1}` })
    .where(open)
    .returning({ hash: resetCodes.code_hash });
  if (!kept) return false;
  return timingSafeEqual(hashed(code, userId, needs.secret), Buffer.from(kept.hash, 'hex'));
}

/** Takes the code away; says whether it was still there, since two may come with it at once. */
export async function spendResetCode(database: Database, userId: number): Promise<boolean> {
  const spent = await database.delete(resetCodes).where(eq(resetCodes.user_id, userId)).returning();
  return spent.length > 0;
}

// Keyed, because a million codes are tried in no time against a plain hash.
const hashed = (code: string, userId: number, secret: Uint8Array) =>
  createHmac('sha256', secret).update(`reset ${userId} ${code}`).digest();

/** Six digits, each as likely as the next: 48 random bits leave no bias worth the name. */
function makeCode(random: Dependencies['random']): string {
  const drawn = Buffer.from(random(6)).readUIntBE(0, 6);
  return String(drawn % 10 ** DIGITS).padStart(DIGITS, '0');
}
