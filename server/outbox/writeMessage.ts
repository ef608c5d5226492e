import type { Database } from '../database/Database.ts';
import { outbox } from '../database/tables/outbox.ts';
import type { Letter, TextMessage } from './Message.ts';

/** Puts a letter into the outbox; it leaves when the post is woken after that is committed. */
export async function writeLetter(database: Database, letter: Letter, now: Date): Promise<void> {
  const { to, subject, body, isPrivate = false } = letter;
  const written = { kind: 'letter' as const, recipients: [to], subject, body, is_private: isPrivate };
  await database.insert(outbox).values({ ...written, ...waitingSince(now) });
}

/** The same for a text message to the buyers of a group-buy. B9 */
export async function writeText(
  database: Database,
  { groupon_id, content, phones }: TextMessage & { readonly groupon_id: number },
  now: Date,
): Promise<void> {
  const written = { kind: 'text' as const, recipients: phones, subject: '', body: content, is_private: false };
  await database.insert(outbox).values({ ...written, groupon_id, ...waitingSince(now) });
}

const waitingSince = (now: Date) =>
  ({ state: 'waiting', why: '', tries: 0, written_at: now, due_at: now, moved_at: now }) as const;
