import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Block } from '#schemas/entities/block.ts';
import { identity, whole } from '../columns.ts';
import { cities } from './cities.ts';

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
