import { boolean, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Block } from '#schemas/entities/block.ts';
import type { Enrolment, GrouponProduct } from '#schemas/entities/groupon.ts';
import type { AutoReply } from '#schemas/entities/robot.ts';
import type { ComplexSpec } from '#schemas/entities/spec.ts';
import type { Folder } from '../files/sniffType.ts';
import type { Outgoing } from '../wechat/WechatDriver.ts';
import { amount, identity, moment, whole } from './columns.ts';

/** Where shops stand; its ids are the applet's own, not ours. §9 */
export const cities = pgTable('cities', { id: whole().primaryKey(), name: text().notNull() });

/** Whoever owns shops; several users may act for one. §3 */
export const merchants = pgTable('merchants', { id: identity(), name: text().notNull() });

/** Who may sign in; the e-mail in lower case. A role below 3 is privileged. §6 */
export const users = pgTable('users', {
  id: identity(),
  email: text().notNull().unique(),
  password: text().notNull(),
  name: text().notNull(),
  avatar: text().notNull(),
  role: whole().notNull(),
  city_id: whole().references(() => cities.id),
  merchant_id: whole().references(() => merchants.id),
  is_applied: boolean().notNull(),
});

/** Proofs of login, under the hash of what the browser holds. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    used_at: moment().notNull(),
  },
  (table) => [index('sessions_by_user').on(table.user_id)],
);

/** The one code by which a user may set a new password; only its keyed hash is kept. L4, L5 */
export const resetCodes = pgTable('reset_codes', {
  user_id: whole()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code_hash: text().notNull(),
  expires_at: moment().notNull(),
  tries_left: whole().notNull(),
});

/** How often something was tried, under the hash of who tried what from where. */
export const tries = pgTable('tries', {
  key: text().primaryKey(),
  count: whole().notNull(),
  until: moment().notNull(),
});

/** Files that were kept, by whom and for which merchant, so that they can be chosen again. E15 */
export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    user_id: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    merchant_id: whole().references(() => merchants.id, { onDelete: 'cascade' }),
    folder: text().$type<Folder>().notNull(),
    name: text().notNull(),
    /** What it was called on the machine it came from. */
    original: text().notNull(),
    kept_at: moment().notNull(),
  },
  (table) => [
    index('uploads_by_user').on(table.user_id, table.id),
    index('uploads_by_merchant').on(table.merchant_id, table.id),
  ],
);

/** What the applet must remember across starts, such as the key of its signatures. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });

/** §3, S1 */
export const shops = pgTable(
  'shops',
  {
    id: identity(),
    merchant_id: whole()
      .notNull()
      .references(() => merchants.id),
    name: text().notNull(),
    address: text().notNull(),
    phone_code: text().notNull(),
    phone: text().notNull(),
    display_product_tag: boolean().notNull(),
    display_shop_cart: boolean().notNull(),
    permanent_transport_fee: amount().notNull(),
    free_transport_fee: amount().notNull(),
    enable_robot: boolean().notNull(),
    city: whole()
      .notNull()
      .references(() => cities.id),
    tags: jsonb().$type<string[]>().notNull(),
    file_url: text().notNull(),
    shop_qrcode: text().notNull(),
    owner_qrcode: text().notNull(),
  },
  (table) => [index('shops_by_merchant').on(table.merchant_id)],
);

/** A shop's goods categories; the lowest priority stands first. §3 */
export const tags = pgTable(
  'tags',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    priority: whole().notNull(),
    type: whole().notNull(),
  },
  (table) => [index('tags_by_shop').on(table.shop_id, table.priority)],
);

/** §3 */
export const goods = pgTable(
  'goods',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    tag_id: whole().references(() => tags.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: jsonb().$type<Block[]>().notNull(),
    imgs: jsonb().$type<string[]>().notNull(),
    price: amount().notNull(),
    stock: whole().notNull(),
    total_sales: whole().notNull(),
    status: whole().$type<1 | 2>().notNull(),
    type: whole().$type<1 | 2 | 3>().notNull(),
  },
  (table) => [index('goods_by_shop').on(table.shop_id, table.status, table.id), index('goods_by_tag').on(table.tag_id)],
);

/** What a complex spec says beside its name. §3, G6 */
export type Choice = Omit<ComplexSpec, 'id' | 'Name'>;

/** Rows of goods with several prices (a price, no choice) or with complex specs (a choice, no price). §3 */
export const specs = pgTable(
  'specs',
  {
    id: identity(),
    goods_id: whole()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    position: whole().notNull(),
    name: text().notNull(),
    price: amount(),
    key: text(),
    choice: jsonb().$type<Choice>(),
  },
  (table) => [index('specs_by_goods').on(table.goods_id, table.position)],
);

/** §3, B3 */
export const groupons = pgTable(
  'groupons',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    delivery: whole().$type<1 | 2>().notNull(),
    description: jsonb().$type<Block[]>().notNull(),
    img: text().notNull(),
    start_day: date().notNull(),
    end_day: date().notNull(),
    status: whole().$type<0 | 1 | 2 | 3>().notNull(),
    pickup_address: text().notNull(),
  },
  (table) => [index('groupons_by_shop').on(table.shop_id, table.id)],
);

/** What a group-buy offers. §3, B4 */
export const grouponProducts = pgTable(
  'groupon_products',
  {
    id: identity(),
    groupon_id: whole()
      .notNull()
      .references(() => groupons.id, { onDelete: 'cascade' }),
    position: whole().notNull(),
    name: text().notNull(),
    price: amount().notNull(),
    description: text().notNull(),
    limit: whole().$type<GrouponProduct['limit']>().notNull(),
    img: text().notNull(),
    amount: whole().notNull(),
  },
  (table) => [index('groupon_products_by_groupon').on(table.groupon_id, table.position)],
);

/** Buyers in group-buys: what they took, at the price of then, whatever became of the products since. §3, B8 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: identity(),
    groupon_id: whole()
      .notNull()
      .references(() => groupons.id, { onDelete: 'cascade' }),
    enroll_order: whole().notNull(),
    user_name: text().notNull(),
    phone: text().notNull(),
    comment: text().notNull(),
    address: text().notNull(),
    products: jsonb().$type<Enrolment['products']>().notNull(),
  },
  (table) => [uniqueIndex('enrolments_by_groupon').on(table.groupon_id, table.enroll_order)],
);

/** Letters and text messages with what became of them; each is written before it is sent. L4, B9, O3 */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    kind: text().$type<'letter' | 'text'>().notNull(),
    /** One e-mail address, or phones. */
    recipients: jsonb().$type<readonly string[]>().notNull(),
    /** Empty of a text message. */
    subject: text().notNull(),
    body: text().notNull(),
    /** Holds what only its reader may know; once it is sent, nobody else is shown it. */
    is_private: boolean().notNull(),
    groupon_id: whole().references(() => groupons.id, { onDelete: 'set null' }),
    written_at: moment().notNull(),
    /** Kept: there is nobody to send it by, and it is not sent later. */
    state: text().$type<'waiting' | 'sending' | 'sent' | 'kept' | 'failed'>().notNull(),
    /** Why it is where it is, for an administrator; empty when there is nothing to say. */
    why: text().notNull(),
    tries: whole().notNull(),
    /** Not before. */
    due_at: moment().notNull(),
    moved_at: moment().notNull(),
  },
  (table) => [index('outbox_by_state').on(table.state, table.due_at)],
);

/** §3, O2 */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    shop_id: whole()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    serial_num: text().notNull().unique(),
    receiver_name: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    total_price: amount().notNull(),
    transportation_cost: amount().notNull(),
    shipping_method: whole().$type<1 | 2>().notNull(),
    status: whole().$type<1 | 2 | 3 | 4>().notNull(),
  },
  (table) => [index('orders_by_shop').on(table.shop_id, table.status, table.id)],
);

/** Lines of orders: what was sold as it was then, whatever became of the goods since. */
export const purchaseRecords = pgTable(
  'purchase_records',
  {
    id: identity(),
    order_id: whole()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: whole().notNull(),
    product_id: whole().notNull(),
    name: text().notNull(),
    description: jsonb().$type<Block[]>().notNull(),
    price: amount().notNull(),
    imgs: jsonb().$type<string[]>().notNull(),
  },
  (table) => [index('purchase_records_by_order').on(table.order_id)],
);

/** What buyers say of what they ordered, at most once of each; an empty reply is none. §3, O4 */
export const orderRates = pgTable(
  'order_rates',
  {
    id: identity(),
    order_id: whole()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    product_id: whole().notNull(),
    rate: whole().notNull(),
    comment: text().notNull(),
    reply: text().notNull(),
  },
  (table) => [uniqueIndex('order_rates_by_product').on(table.order_id, table.product_id)],
);

/** Clubs (type 7) and scenic spots (type 6). §3, V4 */
export const shopRecords = pgTable(
  'shop_records',
  {
    id: identity(),
    name: text().notNull(),
    img: text().notNull(),
    intro_desc: text().notNull(),
    status: whole().$type<1 | 2 | 3>().notNull(),
    description: jsonb().$type<Block[]>().notNull(),
    type: whole().$type<6 | 7>().notNull(),
    city: whole()
      .notNull()
      .references(() => cities.id),
    tags: jsonb().$type<string[]>().notNull(),
    business_hour: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    video: text().notNull(),
  },
  (table) => [index('shop_records_by_type').on(table.type, table.id)],
);

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
