import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './Database.ts';

// Bundled as text, because the files do not stand beside the built server.
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** The steps that were taken. */
export const migrations = pgTable('migrations', {
  name: text().primaryKey(),
  applied_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Any number will do, as long as it is always the same one. */
const LOCK = 7_263_541;

/**
 * Brings the tables to their newest shape, each step once, in the order of the files' names.
 *
 * Stops behind the step named `last`, where one is named. Call it inside a transaction: a step that fails leaves
 * nothing behind. Two servers that start together on one PostgreSQL wait for one another until that transaction ends.
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  await database.execute(sql`create table if not exists ${migrations} (
    name text primary key, applied_at timestamptz not null default now())`);
  const applied = new Set((await database.select().from(migrations)).map((row) => row.name));
  for (const [path, text] of Object.entries(files).sort()) {
    const name = nameOf(path);
    if (!applied.has(name)) await applyStep(database, name, text);
    if (name === last) break;
  }
}

/** Whether a step of this server's is not taken there. */
export async function lacksSteps(database: Database): Promise<boolean> {
  const applied = new Set((await database.select().from(migrations)).map((row) => row.name));
  return Object.keys(files).some((path) => !applied.has(nameOf(path)));
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

async function applyStep(database: Database, name: string, text: string): Promise<void> {
  for (const statement of text.split('--> statement-breakpoint')) await database.execute(sql.raw(statement));
  await database.insert(migrations).values({ name });
}
