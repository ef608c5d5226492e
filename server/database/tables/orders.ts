import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Block } from '#schemas/entities/block.ts';
import { amount, identity, whole } from '../columns.ts';
import { shops } from './shops.ts';

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
