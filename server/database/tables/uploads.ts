import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Folder } from '../../files/sniffType.ts';
import { identity, moment, whole } from '../columns.ts';
import { merchants, users } from './accounts.ts';

/** Files that were kept, by whom and for which merchant, so that they can be chosen again. E15 */
export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    user_id: whole()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    merchant_id: whole().references(() => merchants.id, { onDelete: 'cascade' }),
    folder: text().$type<Folder>().notNull(),
    name: text().notNull(),
    /** What it was called on the machine it came from. */
    original: text().notNull(),
    kept_at: moment().notNull(),
    bytes: whole().notNull().default(0),
    /** Since when no record names it, as far as it was looked; nothing while one does. K9 */
    unused_at: moment(),
  },
  (table) => [
    index('uploads_by_user').on(table.user_id, table.id),
    index('uploads_by_merchant').on(table.merchant_id, table.id),
  ],
);
