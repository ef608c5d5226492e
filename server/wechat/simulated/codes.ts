import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { wechatCodes, wechatSessions } from '../../database/tables/wechat.ts';
import { findSession } from './sessions.ts';
import { times } from './times.ts';

/** What became of a code: good to log in with, used up, past its time (or its login is), or never made. */
export type CodeState = 'good' | 'used' | 'expired' | 'unknown';

const TOKEN_BYTES = 24;

type Chance = (size: number) => Uint8Array;

/** A text nobody can guess, fit for an address. */
const makeToken = (random: Chance): string => Buffer.from(random(TOKEN_BYTES)).toString('base64url');

/** What is kept of a token: it is long enough that a plain hash gives nothing away. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a code for a login and gives its token; the login stays open at least as long as the code is good. W1 */
export async function makeCode(database: Database, shopId: number, { random, now }: { random: Chance; now: Date }) {
  const token = makeToken(random);
  const expires_at = new Date(now.getTime() + times.codeMs);
  await database.transaction(async (transaction) => {
    const forgotten = lt(wechatCodes.expires_at, new Date(now.getTime() - times.rememberMs));
    await transaction.delete(wechatCodes).where(and(eq(wechatCodes.shop_id, shopId), forgotten));
    await transaction.insert(wechatCodes).values({ token_hash: hashToken(token), shop_id: shopId, expires_at });
    await transaction
      .update(wechatSessions)
      .set({ open_until: expires_at })
      .where(and(eq(wechatSessions.shop_id, shopId), lt(wechatSessions.open_until, expires_at)));
  });
  return token;
}

/** What became of a code, and whose it is. */
export async function readCode(database: Database, token: string, now: Date) {
  const [code] = await database
    .select()
    .from(wechatCodes)
    .where(eq(wechatCodes.token_hash, hashToken(token)));
  if (!code) return { state: 'unknown' as CodeState, shopId: undefined };
  const shopId = code.shop_id;
  if (code.used_at) return { state: 'used' as CodeState, shopId };
  const session = code.expires_at > now ? await findSession(database, shopId, now) : undefined;
  const state: CodeState = session && !session.scanned_at ? 'good' : 'expired';
  return { state, shopId };
}

/**
 * Uses a code up and lets its shop in; gives the shop and the token that opens the phone.
 *
 * @returns undefined when the code is not good any more: of two who confirm at once, one gets in.
 */
export async function useCode(
  database: Database,
  token: string,
  { random, now }: { random: Chance; now: Date },
): Promise<{ readonly shopId: number; readonly phone: string } | undefined> {
  const phone = makeToken(random);
  return database.transaction(async (transaction) => {
    const good = and(
      eq(wechatCodes.token_hash, hashToken(token)),
      isNull(wechatCodes.used_at),
      gt(wechatCodes.expires_at, now),
    );
    const open = and(isNull(wechatSessions.scanned_at), gt(wechatSessions.open_until, now));
    const [code] = await transaction.select().from(wechatCodes).where(good).for('update');
    if (!code) return undefined;
    const entered = await transaction
      .update(wechatSessions)
      .set({ scanned_at: now, phone_hash: hashToken(phone) })
      .where(and(eq(wechatSessions.shop_id, code.shop_id), open))
      .returning({ shopId: wechatSessions.shop_id });
    if (entered.length === 0) return undefined;
    await transaction.update(wechatCodes).set({ used_at: now }).where(good);
    return { shopId: code.shop_id, phone };
  });
}
