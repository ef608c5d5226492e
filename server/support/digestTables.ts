import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/Database.ts';

const modules = import.meta.glob<Record<string, unknown>>('../database/tables/*.ts', { eager: true });
const tables = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((held): held is PgTable => is(held, PgTable)),
);

/** A digest of all that each table holds, by its name: two are equal when nothing at all was changed in between. */
export async function digestTables(database: Database): Promise<Readonly<Record<string, string>>> {
  const digests = tables.map(async (table) => {
    const rows = sql<string>`md5(coalesce(string_agg(${table}::text, '' order by ${table}::text), ''))`;
    const [held] = await database.select({ digest: rows }).from(table);
    return [getTableName(table), held?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
