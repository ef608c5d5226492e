import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The applet's tables, the same in PGlite, in PostgreSQL and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Some fields of a row; one that is undefined stays as it is. */
export type Changes<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };
