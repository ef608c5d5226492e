import { and, asc, count, desc, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Database } from '../database/Database.ts';
import { outbox } from '../database/tables/outbox.ts';
import { type Page, toWindow } from '../http/paging.ts';
import type { Message, Outcome } from './Message.ts';

/** Longer than any carrier tries: whoever had the message is not there any more. */
const LOST_MS = 5 * 60_000;
/** Why a message failed whose server ended while it was on its way. */
export const CUT = '发送途中服务器停止运行，无法确认是否发出，没有重发';

/** Takes the oldest message that is due; of two servers on one database only one gets it. */
export async function claimNext(database: Database, now: Date): Promise<Message | undefined> {
  const next = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.due_at, now)))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [message] = await database
    .update(outbox)
    .set({ state: 'sending', moved_at: now, tries: sql`${outbox.tries} + 1` })
    .where(eq(outbox.id, sql`(${next})`))
    .returning();
  return message;
}

/** Writes down what became of a message; one that waits again is not due before `dueAt`. */
export async function settle(
  database: Database,
  id: number,
  { state, why = '' }: Outcome,
  { now, dueAt = now }: { readonly now: Date; readonly dueAt?: Date },
): Promise<void> {
  await database.update(outbox).set({ state, why, moved_at: now, due_at: dueAt }).where(eq(outbox.id, id));
}

/** Gives up what was being sent when a server ended: it may have left, so it is not sent again. */
export async function giveUpLost(database: Database, now: Date): Promise<void> {
  const lost = and(eq(outbox.state, 'sending'), lte(outbox.moved_at, new Date(now.getTime() - LOST_MS)));
  await database.update(outbox).set({ state: 'failed', why: CUT, moved_at: now }).where(lost);
}

/** When the oldest message that waits was written; undefined when none does. */
export async function oldestWaiting(database: Database): Promise<Date | undefined> {
  const [row] = await database
    .select({ at: min(outbox.written_at) })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return row?.at ?? undefined;
}

/** Forgets messages that were written before a moment and are not on their way any more; says how many. K9 */
export async function forgetOld(database: Database, before: Date): Promise<number> {
  const over = and(lte(outbox.written_at, before), inArray(outbox.state, ['sent', 'kept', 'failed']));
  return (await database.delete(outbox).where(over).returning({ id: outbox.id })).length;
}

/** When there will be something to do again; undefined when nothing waits. */
export async function nextDue(database: Database): Promise<Date | undefined> {
  const earliest = async (state: Message['state'], moment: typeof outbox.due_at | typeof outbox.moved_at) => {
    const [row] = await database
      .select({ at: min(moment) })
      .from(outbox)
      .where(eq(outbox.state, state));
    return row?.at ? [row.at.getTime()] : [];
  };
  const lost = (await earliest('sending', outbox.moved_at)).map((at) => at + LOST_MS);
  const dues = [...(await earliest('waiting', outbox.due_at)), ...lost];
  return dues.length > 0 ? new Date(Math.min(...dues)) : undefined;
}

/** One page, the newest first, and how many there are in all. */
export async function listMessages(database: Database, page: Page) {
  const { limit, offset } = toWindow(page);
  const messages = await database
    .select()
    .from(outbox)
    .orderBy(desc(outbox.written_at), desc(outbox.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await database.select({ total: count() }).from(outbox);
  return { messages, total: counted?.total ?? 0 };
}
