import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Block } from '#schemas/entities/block.ts';
import type { Enrolment, GrouponProduct } from '#schemas/entities/groupon.ts';
import { amount, identity, whole } from '../columns.ts';
import { shops } from './shops.ts';

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
