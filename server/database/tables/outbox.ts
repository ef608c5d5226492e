import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, whole } from '../columns.ts';
import { groupons } from './groupons.ts';

/** Letters and text messages with what became of them; each is written before it is sent. L4, B9, O3 */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    kind: text().$type<'letter' | 'text'>().notNull(),
    /** One e-mail address, or phones. */
    recipients: jsonb().$type<readonly string[]>().notNull(),
    /** Empty of a text message. */
    subject: text().notNull(),
    body: text().notNull(),
    /** Holds what only its reader may know; once it is sent, nobody else is shown it. */
    is_private: boolean().notNull(),
    groupon_id: whole().references(() => groupons.id, { onDelete: 'set null' }),
    written_at: moment().notNull(),
    /** Kept: there is nobody to send it by, and it is not sent later. */
    state: text().$type<'waiting' | 'sending' | 'sent' | 'kept' | 'failed'>().notNull(),
    /** Why it is where it is, for an administrator; empty when there is nothing to say. */
    why: text().notNull(),
    tries: whole().notNull(),
    /** Not before. */
    due_at: moment().notNull(),
    moved_at: moment().notNull(),
  },
  (table) => [index('outbox_by_state').on(table.state, table.due_at)],
);
