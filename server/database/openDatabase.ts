import { mkdir } from 'node:fs/promises';
import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { askEmbedded } from './askEmbedded.ts';
import type { Database } from './Database.ts';
import { type Embedded, EmbeddedSocket } from './EmbeddedSocket.ts';
import { openWorker } from './openWorker.ts';

/** Connections to the database: all of them, those that rest, and calls that wait for one. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A database and how to let go of it. */
export interface OpenDatabase {
  readonly database: Database;
  /** How its connections are. */
  counts(): PoolCounts;
  close(): Promise<void>;
}

/**
 * A real PostgreSQL in a worker of this process, kept in a directory; each commit is on disk before it is acknowledged.
 *
 * @param onLost is told when it ends before its time; the next call begins it again.
 */
export async function openEmbedded(directory: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  return connect(await openWorker(directory), onLost);
}

/** The same in memory, with nothing in it; gone when closed. */
export async function openInMemory(): Promise<OpenDatabase> {
  return embed(await PGlite.create());
}

/** Below what a page waits for an answer, 20 s: a merchant is told in words. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;

/**
 * A PostgreSQL elsewhere; `url` is `postgres://user:password@host:port/name`.
 *
 * It may restart, freeze or cut connections: each is told, and a call fails within 10 seconds. K2
 *
 * @param onLost is told of every connection that breaks, idle or in use.
 */
export function openPostgres(url: string, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    ...{ connectionString: url, connectionTimeoutMillis: CONNECT_MS },
    ...{ statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: 2 * STATEMENT_MS, keepAlive: true },
  });
  hear(pool, onLost);
  cutFrozen(pool);
  return { database: onPool(pool), counts: () => countsOf(pool), close: () => pool.end() };
}

/** An error that nobody hears ends the process; the pool itself hears those of idle connections alone. */
function hear(pool: pg.Pool, onLost: (error: Error) => void): void {
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
}

/** A database that is frozen does not keep its own limits of time: a connection that is silent in use for longer is cut. */
function cutFrozen(pool: pg.Pool) {
  const wait = ({ connection: { stream } }: pg.PoolClient, ms: number) => {
    if (stream instanceof Socket) stream.setTimeout(ms);
  };
  pool.on('connect', ({ connection: { stream } }) =>
    stream.on('timeout', () => stream.destroy(new Error('Connection terminated: PostgreSQL does not answer'))),
  );
  pool.on('acquire', (client) => wait(client, STATEMENT_MS));
  pool.on('release', (_, client) => wait(client, 0));
}

/**
 * Takes and gives back a transaction's connection itself: drizzle begins before it minds the connection, so one that is
 * lost at that moment would be taken for good, and ten of them are all there are.
 */
function onPool(pool: pg.Pool): Database {
  const database: Database = drizzle(pool);
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return database;
}

const countsOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolCounts => ({
  ...{ total: totalCount, idle: idleCount, waiting: waitingCount },
});

/** Asks a database on this thread. */
export const embed = (client: PGlite): OpenDatabase =>
  connect({ ask: (bytes) => askEmbedded(client, bytes), close: () => client.close() }, (failure) => {
    throw failure;
  });

/** Asks a database of this process as if it were elsewhere. */
function connect(embedded: Embedded, onLost: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    stream: () => new EmbeddedSocket(embedded),
    // It is one session: a transaction has it alone, and what comes meanwhile waits.
    ...{ max: 1, idleTimeoutMillis: 0 },
    // Said here, or the surroundings' PGUSER and the like would be asked.
    ...{ user: 'postgres', database: 'postgres', password: '', ssl: false },
  });
  hear(pool, onLost);
  const close = async () => {
    await pool.end();
    await embedded.close();
  };
  return { database: onPool(pool), counts: () => countsOf(pool), close };
}
