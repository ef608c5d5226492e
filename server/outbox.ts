import type { Database } from './database/Database.ts';
import { outbox, textMessages } from './database/schema.ts';
import type { Letter, Needs, TextMessage } from './needs.ts';

/** Puts a letter into the outbox and hands it on. */
export async function sendLetter(
  database: Database,
  letter: Letter,
  { clock, deliver }: Pick<Needs, 'clock' | 'deliver'>,
): Promise<void> {
  const { to, subject, body } = letter;
  await database.insert(outbox).values({ recipient: to, subject, body, written_at: clock() });
  await deliver?.(letter);
}

/** Keeps a text message to the buyers of a group-buy and hands it on. B9 */
export async function sendText(
  database: Database,
  message: TextMessage & { readonly groupon_id: number },
  { clock, deliverText }: Pick<Needs, 'clock' | 'deliverText'>,
): Promise<void> {
  const { groupon_id, content, phones } = message;
  await database.insert(textMessages).values({ groupon_id, content, phones: [...phones], written_at: clock() });
  await deliverText?.({ content, phones });
}
