import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The applet's tables, the same in PGlite, in PostgreSQL and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Some fields of a row; one that is undefined stays as it is. */
export type Changes<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };
