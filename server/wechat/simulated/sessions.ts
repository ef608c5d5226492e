import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { wechatCodes, wechatSessions } from '../../database/tables/wechat.ts';
import type { WechatState } from '../WechatDriver.ts';
import { times } from './times.ts';

type Session = typeof wechatSessions.$inferSelect;

/** The session or the open login of a shop, or undefined; one that nobody finished in time counts as none. */
export async function findSession(database: Database, shopId: number, now: Date): Promise<Session | undefined> {
  const [row] = await database.select().from(wechatSessions).where(eq(wechatSessions.shop_id, shopId));
  return row && stateOf(row, now) !== 'none' ? row : undefined;
}

/** Where a session stands: what is kept are moments, so that every process sees the same at the same time. W1 */
export function stateOf(session: Session | undefined, now: Date): WechatState {
  if (!session) return 'none';
  const since = (moment: Date) => now.getTime() - moment.getTime();
  if (session.scanned_at) return since(session.scanned_at) < times.enteringMs ? 'scanned' : 'loggedIn';
  if (since(session.open_until) >= 0) return 'none';
  return since(session.requested_at) < times.drawingMs ? 'requested' : 'showing';
}

/** Opens a login, or opens it anew; a shop that is in stays in. */
export async function openSession(
  database: Database,
  { shopId, openMs, now }: { readonly shopId: number; readonly openMs: number; readonly now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .delete(wechatSessions)
      .where(and(eq(wechatSessions.shop_id, shopId), isNull(wechatSessions.scanned_at)));
    const open_until = new Date(now.getTime() + openMs);
    await transaction
      .insert(wechatSessions)
      .values({ shop_id: shopId, requested_at: now, open_until })
      .onConflictDoNothing();
  });
}

/** Ends a session or a login, with what was said in it and the codes that were shown for it. */
export async function endSession(database: Database, shopId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    // Codes first, as whoever confirms one does: nobody waits for each other.
    await transaction.delete(wechatCodes).where(and(eq(wechatCodes.shop_id, shopId), isNull(wechatCodes.used_at)));
    await transaction.delete(wechatSessions).where(eq(wechatSessions.shop_id, shopId));
  });
}
