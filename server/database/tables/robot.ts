import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AutoReply } from '#schemas/entities/robot.ts';
import { identity, whole } from '../columns.ts';
import { shops } from './shops.ts';

/** What a merchant sets of a shop's robot, and how WeChat called it when it last logged in. W3, W7 */
export const robots = pgTable('robots', {
  shop_id: whole()
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  nick_name: text(),
  auto_verify: boolean().notNull(),
  welcome_msg: text().notNull(),
});

/** Groups of a shop's robot under WeChat's own ids, as the merchant has them. W4 */
export const wechatGroups = pgTable(
  'wechat_groups',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    wechat_id: text().notNull(),
    name: text().notNull(),
    desc: text().notNull(),
    notice: text().notNull(),
    visible: boolean().notNull(),
    active: boolean().notNull(),
  },
  (table) => [uniqueIndex('wechat_groups_by_shop').on(table.shop_id, table.wechat_id)],
);

/** W5 */
export const autoReplies = pgTable(
  'auto_replies',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    keyword: text().notNull(),
    reply_type: whole().$type<AutoReply['reply_type']>().notNull(),
    reply: text().notNull(),
    media_url: text().notNull(),
    share_title: text().notNull(),
    share_path: text().notNull(),
    share_desc: text().notNull(),
    share_thumb_url: text().notNull(),
    match: whole().$type<AutoReply['match']>().notNull(),
    active: boolean().notNull(),
    scope: whole().$type<AutoReply['scope']>().notNull(),
  },
  (table) => [index('auto_replies_by_shop').on(table.shop_id, table.id)],
);
