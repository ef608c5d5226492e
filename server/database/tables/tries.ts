import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, whole } from '../columns.ts';

/** How often something was tried, under the hash of who tried what from where. */
export const tries = pgTable('tries', {
  key: text().primaryKey(),
  count: whole().notNull(),
  until: moment().notNull(),
});
