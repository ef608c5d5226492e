import { type SQL, sql } from 'drizzle-orm';
import { type OpenDatabase, openPostgres } from '../database/openDatabase.ts';

/** Opens a database of the cluster; a connection that is lost ends the run, for here nobody may cut one. */
export function openOwn(url: string): OpenDatabase {
  return openPostgres(url, (failure) => {
    throw failure;
  });
}

/** Makes a database in a cluster, the copy of another one where one is named; nobody may be connected to that. */
export function createDatabase(admin: string, name: string, original = 'template0'): Promise<void> {
  return asAdmin(admin, sql`create database ${sql.identifier(name)} template ${sql.identifier(original)}`);
}

/** Drops it. */
export function dropDatabase(admin: string, name: string): Promise<void> {
  return asAdmin(admin, sql`drop database if exists ${sql.identifier(name)}`);
}

async function asAdmin(url: string, statement: SQL): Promise<void> {
  const { database, close } = openOwn(url);
  try {
    await database.execute(statement);
  } finally {
    await close();
  }
}
