import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Spec } from '#schemas/entities/spec.ts';
import type { Database } from '../../database/Database.ts';
import { excluded } from '../../database/excluded.ts';
import { specs } from '../../database/tables/goods.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField, sentences } from '../../sentences.ts';

/** The specs of some goods, in their order, under the goods' ids. */
export async function readSpecs(database: Database, goodsIds: readonly number[]): Promise<Map<number, Spec[]>> {
  const found = new Map<number, Spec[]>(goodsIds.map((id) => [id, []]));
  if (goodsIds.length === 0) return found;
  const rows = await database
    .select()
    .from(specs)
    .where(inArray(specs.goods_id, [...goodsIds]))
    .orderBy(asc(specs.goods_id), asc(specs.position));
  for (const row of rows) found.get(row.goods_id)?.push(presentSpec(row));
  return found;
}

/**
 * Writes the rows sent, in the order sent; rows that were there and are not sent stay, behind them. G5, G6
 *
 * @throws Refusal 404 when a row's id is not of these goods, 400 when two rows share one.
 */
export async function writeSpecs(database: Database, goodsId: number, sent: readonly Spec[]): Promise<void> {
  const there = await listIds(database, goodsId);
  const ids = sent.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) throw new Refusal(codes.badInput, malformedField('spec'));
  if (ids.some((id) => !there.includes(id))) throw new Refusal(codes.notFound, sentences.specMissing);
  if (sent.length > 0) await upsertSpecs(database, goodsId, sent);
  const rest = there.filter((id) => !ids.includes(id));
  if (rest.length > 0) {
    await database
      .update(specs)
      .set({ position: sql`${specs.position} + ${sent.length}` })
      .where(and(eq(specs.goods_id, goodsId), inArray(specs.id, rest)));
  }
}

/** Removes every row of goods whose type changes: one type's rows mean nothing to the other. */
export async function dropSpecs(database: Database, goodsId: number): Promise<void> {
  await database.delete(specs).where(eq(specs.goods_id, goodsId));
}

/** Removes one row. @throws Refusal 404 when it is not of these goods. G5 */
export async function dropSpec(database: Database, goodsId: number, specId: number): Promise<void> {
  const gone = await database.delete(specs).where(ofGoods(goodsId, specId)).returning({ id: specs.id });
  if (gone.length === 0) throw new Refusal(codes.notFound, sentences.specMissing);
}

async function listIds(database: Database, goodsId: number): Promise<number[]> {
  const rows = await database
    .select({ id: specs.id })
    .from(specs)
    .where(eq(specs.goods_id, goodsId))
    .orderBy(asc(specs.position));
  return rows.map(({ id }) => id);
}

/** All in one statement, however many they are. K3 */
async function upsertSpecs(database: Database, goods_id: number, rows: readonly Spec[]): Promise<void> {
  const written = rows.map((row, position) => ({
    ...{ goods_id, position, ...keepSpec(row) },
    ...(row.id !== undefined && { id: row.id }),
  }));
  await database
    .insert(specs)
    .values(written)
    .onConflictDoUpdate({ target: specs.id, set: excluded('position', 'name', 'price', 'key', 'choice') });
}

function keepSpec(row: Spec): Omit<typeof specs.$inferInsert, 'goods_id' | 'position'> {
  if (!('Name' in row)) return { name: row.name.trim(), price: row.price, key: row.key ?? null, choice: null };
  const { id: _id, Name, ...choice } = row;
  const options = choice.options.map((option) => ({ ...option, name: option.name.trim() }));
  return { name: Name.trim(), price: null, key: null, choice: { ...choice, options } };
}

function presentSpec({ id, name, price, key, choice }: typeof specs.$inferSelect): Spec {
  if (choice) return { id, Name: name, ...choice };
  return { id, name, price: price ?? '0', ...(key === null ? {} : { key }) };
}

const ofGoods = (goodsId: number, id: number) => and(eq(specs.goods_id, goodsId), eq(specs.id, id));
