import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './Database.ts';
import { EmbeddedSocket } from './EmbeddedSocket.ts';

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
  return { database: drizzle(pool), close: () => pool.end() };
}

/** Asks a database of this process as if it were elsewhere. */
export function embed(client: PGlite): OpenDatabase {
  const pool = new pg.Pool({
    stream: () => new EmbeddedSocket(client),
    // It is one session: a transaction has it alone, and what comes meanwhile waits.
    ...{ max: 1, idleTimeoutMillis: 0 },
    // Said here, or the surroundings' PGUSER and the like would be asked.
    ...{ user: 'postgres', database: 'postgres', password: '', ssl: false },
  });
  const close = async () => {
    await pool.end();
    await client.close();
  };
  return { database: drizzle(pool), close };
}
