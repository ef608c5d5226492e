import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, whole } from '../columns.ts';

/**
 * The declarations beside the product, whole, as often as they were saved; the last one is in use.
 *
 * Each version replaces one that no other replaces: of two administrators who save at once the second is told.
 */
export const declarationVersions = pgTable('declaration_versions', {
  id: identity(),
  /** 0 for the first one. */
  replaces: whole().notNull().unique(),
  at: moment().notNull(),
  user_id: whole().notNull(),
  /** As he was called then. */
  who: text().notNull(),
  text: text().notNull(),
  /** The version it was brought back from. */
  same_as: whole(),
});
