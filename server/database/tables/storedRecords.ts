import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, whole } from '../columns.ts';
import { shops } from './shops.ts';

/**
 * Records of resources that are declared with `stored: true`, all resources in one table.
 *
 * A declaration changes when its file does, and no migration runs then: so what a record was saved with stays as it is, under
 * the names its fields had, and is read by the declaration of the day. Lists are narrowed by resource and shop first; of what
 * one shop may keep the rest is looked at row by row, which takes a few milliseconds.
 */
export const storedRecords = pgTable(
  'stored_records',
  {
    id: identity(),
    /** The declaration's `name`. */
    resource: text().notNull(),
    /** Nothing for what is everyone's. */
    shop_id: whole().references(() => shops.id, { onDelete: 'cascade' }),
    /** Each field as an answer spells it. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of the values, so that what a shop keeps is added up without reading it. */
    bytes: whole().notNull(),
    /** The place among the others where a merchant sorts them by hand; the lowest stands first. */
    priority: whole().notNull(),
    created_at: moment().notNull(),
    /** Users by their ids; they point to nothing, so that a record outlives an account. */
    created_by: whole().notNull(),
    updated_at: moment().notNull(),
    updated_by: whole().notNull(),
  },
  (table) => [
    index('stored_records_by_shop').on(table.resource, table.shop_id, table.id),
    index('stored_records_by_place').on(table.resource, table.shop_id, table.priority),
  ],
);
