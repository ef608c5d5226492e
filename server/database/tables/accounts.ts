import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, whole } from '../columns.ts';
import { cities } from './cities.ts';

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
  /** Since when nobody signs in as this one. K4 */
  disabled_at: moment(),
});

/** Proofs of login, under the hash of what the browser holds. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When it was signed in; however much it is used, it ends some time after. */
    started_at: moment().notNull().defaultNow(),
    used_at: moment().notNull(),
    /** What the browser called itself when it signed in. K6 */
    agent: text().notNull().default(''),
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
