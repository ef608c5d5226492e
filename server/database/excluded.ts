import { type SQL, sql } from 'drizzle-orm';

/** What an upsert sets where a row is there already: these columns, to what would have been inserted. */
export const excluded = (...names: readonly string[]): Readonly<Record<string, SQL>> =>
  Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.identifier(name)}`]));
