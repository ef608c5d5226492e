import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, identity, whole } from '../columns.ts';
import { merchants } from './accounts.ts';
import { cities } from './cities.ts';

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
