import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, whole } from '../columns.ts';
import { users } from './accounts.ts';

/** What was answered to calls that wrote, by their ids, so that a call that comes twice is done once. Decision 020 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    user_id: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    request_id: text().notNull(),
    /** Of the call and its fields: another call under the same id is a mistake. */
    digest: text().notNull(),
    /** JSON; empty only inside the transaction that is doing the call. */
    answer: text().notNull(),
    kept_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.request_id] }),
    index('kept_answers_by_age').on(table.kept_at),
  ],
);
