import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the applet must remember across starts, such as the key of its signatures. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });
