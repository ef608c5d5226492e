import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database.ts';
import { wechatMessages } from '../../database/tables/wechat.ts';
import type { Conversation } from '../WechatDriver.ts';

/** A message as the phone shows it; a note is the simulator's own. */
export type Message = Pick<typeof wechatMessages.$inferSelect, 'sender' | 'said'>;

const SHOWN = 100;

/** Writes down what was said. */
export async function keepMessage(
  database: Database,
  { shopId, chat, id }: Conversation,
  { sender, said, now }: Message & { readonly now: Date },
): Promise<void> {
  const { reply_type, reply, media_url, share_title, share_path, share_desc, share_thumb_url } = said;
  const kept = { reply_type, reply, media_url, share_title, share_path, share_desc, share_thumb_url };
  await database
    .insert(wechatMessages)
    .values({ shop_id: shopId, chat, chat_id: id, sender, said: kept, sent_at: now });
}

/** The last hundred messages of a conversation, the oldest first. */
export async function readMessages(database: Database, { shopId, chat, id }: Conversation): Promise<Message[]> {
  const here = and(eq(wechatMessages.shop_id, shopId), eq(wechatMessages.chat, chat), eq(wechatMessages.chat_id, id));
  const last = database.select().from(wechatMessages).where(here).orderBy(desc(wechatMessages.id)).limit(SHOWN);
  const newest = last.as('newest');
  return database.select({ sender: newest.sender, said: newest.said }).from(newest).orderBy(asc(newest.id));
}
