import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, whole } from '../columns.ts';

/**
 * Who changed what and when: a line for every write, added with it and changed by nobody. K10
 *
 * It points to nothing, so that it outlives what it tells of; and it holds names of fields, never what stood in them.
 */
export const journal = pgTable(
  'journal',
  {
    id: identity(),
    at: moment().notNull(),
    user_id: whole().notNull(),
    /** As he was called then. */
    who: text().notNull(),
    /** Whose shops they are; nothing for whoever keeps what is everyone's. */
    merchant_id: whole(),
    shop_id: whole(),
    /** The path of the call. */
    call: text().notNull(),
    record_id: whole(),
    fields: jsonb().$type<readonly string[]>().notNull(),
  },
  (table) => [index('journal_by_merchant').on(table.merchant_id, table.id), index('journal_by_time').on(table.at)],
);
