import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Block } from '#schemas/entities/block.ts';
import { lengthOfBlocks } from '#schemas/rules/bounds.ts';
import type { Database } from '../database/Database.ts';
import { codes, Refusal } from '../refusals.ts';
import { sentences } from '../sentences.ts';

/** So long a description needs no counting: a page of five hundred of them is 10 MB. */
const SMALL = 20_000;
/** All descriptions that one list may have to give, in bytes. */
const MOST_BYTES = 20_000_000;

/** Which descriptions stand in one list. */
interface Listed {
  readonly table: PgTable;
  readonly column: PgColumn;
  readonly where: SQL | undefined;
}

/**
 * Bounds what a list weighs where it is written: each answer holds every description, and five hundred of the longest would
 * be more than a process has room for. Called behind the write, in its transaction. K3
 *
 * @throws Refusal 400 when they are more than 20 MB together.
 */
export async function requireRoom(
  database: Database,
  { table, column, where }: Listed,
  description: readonly Block[] | undefined,
): Promise<void> {
  if (!description || lengthOfBlocks(description) <= SMALL) return;
  const bytes = sql<string>`coalesce(sum(octet_length(${column}::text)), 0)`;
  const [kept] = await database.select({ bytes }).from(table).where(where);
  if (Number(kept?.bytes) > MOST_BYTES) throw new Refusal(codes.badInput, sentences.articlesFull);
}
