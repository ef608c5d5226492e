import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The applet's tables, the same in PGlite, in PostgreSQL and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** What a thing of a shop is found by: its shop beside its id, so that no statement reaches into another's. T5 */
export interface OfShop {
  readonly id: number;
  readonly shop_id: number;
}

/** Some fields of a row; one that is undefined stays as it is. */
export type Changes<Row> = { readonly [Field in keyof Row]?: Row[Field] | undefined };
