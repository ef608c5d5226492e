import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { groupons } from '../../database/tables/groupons.ts';
import { outbox } from '../../database/tables/outbox.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';

const DAY_MS = 24 * 3_600_000;
/** Receivers in a day: twenty group-buys of a shop, each with 250 buyers. Beyond stands a slip, or somebody else. */
const MOST_A_DAY = 5000;

interface Text {
  readonly groupon: { readonly shop_id: number };
  readonly receivers: number;
}

/**
 * Bounds what a shop sends: that the same words are not sent twice is asked where they are typed. GD-E14
 *
 * @throws Refusal 429 beyond 5 000 receivers of a shop within a day.
 */
export async function checkText(database: Database, { groupon, receivers }: Text, now: Date): Promise<void> {
  const since = gt(outbox.written_at, new Date(now.getTime() - DAY_MS));
  const [sent] = await database
    .select({ count: sql<string>`coalesce(sum(jsonb_array_length(${outbox.recipients})), 0)` })
    .from(outbox)
    .innerJoin(groupons, eq(groupons.id, outbox.groupon_id))
    .where(and(eq(groupons.shop_id, groupon.shop_id), eq(outbox.kind, 'text'), since));
  if (Number(sent?.count) + receivers > MOST_A_DAY) throw new Refusal(codes.tooOften, sentences.textsToday);
}
