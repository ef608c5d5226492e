import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database.ts';
import { migrations } from '../database/migrate.ts';
import { rowsOf, takeTime } from '../database/rowsOf.ts';
import { tablesOf } from '../database/tablesOf.ts';

/** Some rows of a table, each one line of JSON as PostgreSQL writes it: no number passes through JavaScript. */
export interface Part {
  readonly table: string;
  readonly lines: readonly string[];
}

/** What a database is apart from its rows. */
export interface Shape {
  /** The steps of its tables' shape that were taken, in their order. */
  readonly steps: readonly string[];
  /** How far each of its sequences is. */
  readonly sequences: Readonly<Record<string, string>>;
}

/** How many rows each table holds, and the hash of them all. */
export type Totals = Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;

/** Who takes a dump: first the shape, then the parts in an order in which they can be put back. */
export interface Taker {
  begin(shape: Shape): Promise<void>;
  part(part: Part): Promise<void>;
}

/** Reads all of a database as it is at one moment, whatever is written meanwhile. K8 */
export function dumpDatabase(database: Database, taker: Taker): Promise<Totals> {
  return database.transaction((snapshot) => dump(snapshot, taker), {
    ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
  });
}

async function dump(database: Database, taker: Taker): Promise<Totals> {
  await database.execute(sql`set local timezone = 'UTC'`);
  await takeTime(database);
  await taker.begin(await shapeOf(database));
  const totals: Record<string, { rows: number; sha256: string }> = {};
  for (const table of await tablesOf(database)) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const lines of rowsOf(database, table)) {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
      await taker.part({ table, lines });
    }
    totals[table] = { rows, sha256: hash.digest('hex') };
  }
  return totals;
}

async function shapeOf(database: Database): Promise<Shape> {
  const steps = await database.select({ name: migrations.name }).from(migrations).orderBy(migrations.name);
  const sequences = await database
    .select({ name: sql<string>`sequencename`, last: sql<string>`last_value::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = current_schema() and last_value is not null`);
  return {
    steps: steps.map(({ name }) => name),
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
  };
}
