import { pgTable, text } from 'drizzle-orm/pg-core';
import { whole } from '../columns.ts';

/** Where shops stand; its ids are the applet's own, not ours. §9 */
export const cities = pgTable('cities', { id: whole().primaryKey(), name: text().notNull() });
