import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { groupons } from '../../database/tables/groupons.ts';
import { outbox } from '../../database/tables/outbox.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentBefore, sentences } from '../../sentences.ts';

const DAY_MS = 24 * 3_600_000;
/** Receivers in a day: twenty group-buys of a shop, each with 250 buyers. Beyond stands a slip, or somebody else. */
const MOST_A_DAY = 5000;

const AGAIN_MS = 600_000;
const MINUTE_MS = 60_000;

interface Text {
  readonly groupon: { readonly id: number; readonly shop_id: number };
  readonly content: string;
  readonly receivers: number;
  /** The caller knows that the same words went out, and wants it. */
  readonly isAgain: boolean;
}

/**
 * Bounds what a shop sends, from however many devices; to be asked while the group-buy is locked. GD-E14
 *
 * @throws Refusal 208 for the words of the last ten minutes unless it is said, 429 beyond 5 000 receivers within a day.
 */
export async function checkText(database: Database, text: Text, now: Date): Promise<void> {
  if (!text.isAgain) await refuseSame(database, text, now);
  const since = gt(outbox.written_at, new Date(now.getTime() - DAY_MS));
  const [sent] = await database
    .select({ count: sql<string>`coalesce(sum(jsonb_array_length(${outbox.recipients})), 0)` })
    .from(outbox)
    .innerJoin(groupons, eq(groupons.id, outbox.groupon_id))
    .where(and(eq(groupons.shop_id, text.groupon.shop_id), eq(outbox.kind, 'text'), since));
  if (Number(sent?.count) + text.receivers > MOST_A_DAY) throw new Refusal(codes.tooOften, sentences.textsToday);
}

async function refuseSame(database: Database, { groupon, content }: Text, now: Date): Promise<void> {
  const lately = gt(outbox.written_at, new Date(now.getTime() - AGAIN_MS));
  const [same] = await database
    .select({ at: outbox.written_at })
    .from(outbox)
    .where(and(eq(outbox.groupon_id, groupon.id), eq(outbox.body, content), ne(outbox.state, 'failed'), lately))
    .orderBy(desc(outbox.id))
    .limit(1);
  if (same)
    throw new Refusal(codes.alreadySent, sentBefore(Math.floor((now.getTime() - same.at.getTime()) / MINUTE_MS)));
}
