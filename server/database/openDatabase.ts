import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database } from './Database.ts';

/** A database and how to let go of it. */
export interface OpenDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** A real PostgreSQL in this process, kept in a directory; each commit is on disk before it is acknowledged. */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  return embed(await PGlite.create(directory));
}

/** The same in memory, with nothing in it; gone when closed. */
export async function openInMemory(): Promise<OpenDatabase> {
  return embed(await PGlite.create());
}

/** A PostgreSQL elsewhere; `url` is `postgres://user:password@host:port/name`. */
export function openPostgres(url: string, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks would end the process if nobody listened.
  pool.on('error', onLost);
  return { database: drizzlePostgres(pool), close: () => pool.end() };
}

function embed(client: PGlite): OpenDatabase {
  return { database: drizzlePglite(client), close: () => client.close() };
}
