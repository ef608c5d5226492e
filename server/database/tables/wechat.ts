import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Outgoing } from '../../wechat/WechatDriver.ts';
import { identity, moment, whole } from '../columns.ts';
import { shops } from './shops.ts';

/** The simulated WeChat: one login or session of a shop, and the hash of what opens its phone. W1 */
export const wechatSessions = pgTable('wechat_sessions', {
  shop_id: whole()
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  requested_at: moment().notNull(),
  open_until: moment().notNull(),
  scanned_at: moment(),
  phone_hash: text().unique(),
});

/** The simulated WeChat: codes to scan, under the hash of what they hold; each logs in once. W1 */
export const wechatCodes = pgTable(
  'wechat_codes',
  {
    token_hash: text().primaryKey(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index('wechat_codes_by_shop').on(table.shop_id, table.expires_at)],
);

/** The simulated WeChat: what was said in a session; a note is the simulator's own. */
export const wechatMessages = pgTable(
  'wechat_messages',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => wechatSessions.shop_id, { onDelete: 'cascade' }),
    chat: text().$type<'private' | 'group'>().notNull(),
    chat_id: text().notNull(),
    sender: text().$type<'tester' | 'robot' | 'note'>().notNull(),
    said: jsonb().$type<Outgoing>().notNull(),
    sent_at: moment().notNull(),
  },
  (table) => [index('wechat_messages_by_chat').on(table.shop_id, table.chat, table.chat_id, table.id)],
);
