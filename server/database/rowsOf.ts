import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from './Database.ts';
import { tablesOf } from './tablesOf.ts';

const fetched = z.object({ rows: z.array(z.object({ line: z.string() })) });

/** All rows of a table, 500 at a time, each one line of JSON as PostgreSQL writes it; within a transaction. */
export async function* rowsOf(database: Database, table: string): AsyncIterable<readonly string[]> {
  const rows = sql`select row_to_json(one)::text as line from ${sql.identifier(table)} one order by one.ctid`;
  await database.execute(sql`declare part no scroll cursor for ${rows}`);
  for (;;) {
    const part = z.parse(fetched, await database.execute(sql`fetch 500 from part`));
    if (part.rows.length === 0) break;
    yield part.rows.map(({ line }) => line);
  }
  await database.execute(sql`close part`);
}

/** Hands over all rows of all tables but some, as they are at one moment, some at a time. */
export function readRows(
  database: Database,
  but: readonly string[],
  take: (lines: readonly string[]) => void,
): Promise<void> {
  return database.transaction(async (snapshot) => {
    await takeTime(snapshot);
    for (const table of await tablesOf(snapshot))
      if (!but.includes(table)) for await (const lines of rowsOf(snapshot, table)) take(lines);
  });
}

/** Lifts the limits of a call from a transaction: a large table takes longer, and a slow disk keeps it waiting in between. */
export async function takeTime(database: Database): Promise<void> {
  await database.execute(sql`set local statement_timeout = 0`);
  await database.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}
