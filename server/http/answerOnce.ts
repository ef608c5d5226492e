import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Database } from '../database/Database.ts';
import { keptAnswers } from '../database/tables/keptAnswers.ts';
import { codes, Refusal } from '../refusals.ts';
import { sentences } from '../sentences.ts';

/** Who calls, under which id, and what is asked, field by field as it came. */
export interface Asked {
  readonly userId: number;
  readonly requestId: string;
  readonly row: Endpoint;
  readonly fields: Readonly<Record<string, string>>;
  readonly now: Date;
}

const fieldsOf = z.record(z.string(), z.unknown());

/**
 * Does a call at most once under its id and answers a second one as the first; to be run inside the transaction of what
 * it does, so that the answer is kept when the work is, and only then. Decision 020
 *
 * Of two that come at once, here or at another process, the later waits at the key until the first is committed.
 *
 * @throws Refusal 409 when the id was given to another call.
 */
export async function answerOnce(database: Database, asked: Asked, work: () => Promise<object>): Promise<object> {
  const { userId, requestId, now } = asked;
  const mine = and(eq(keptAnswers.user_id, userId), eq(keptAnswers.request_id, requestId));
  const digest = digestOf(asked);
  const taken = await database
    .insert(keptAnswers)
    .values({ user_id: userId, request_id: requestId, digest, answer: '', kept_at: now })
    .onConflictDoNothing()
    .returning({ id: keptAnswers.request_id });
  if (taken.length > 0) {
    const given = await work();
    await database
      .update(keptAnswers)
      .set({ answer: JSON.stringify(given) })
      .where(mine);
    return given;
  }
  const [kept] = await database.select().from(keptAnswers).where(mine);
  if (kept?.digest !== digest) throw new Refusal(codes.conflict, sentences.requestIdTaken);
  return z.parse(fieldsOf, JSON.parse(kept.answer));
}

// The fields are short of a megabyte, but not of a page: a digest keeps what was asked out of the table.
const digestOf = ({ row, fields }: Asked) =>
  createHash('sha256')
    .update(JSON.stringify([row.path, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url');
