import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { GrouponProduct } from '#schemas/entities/groupon.ts';
import type { Database } from '../../database/Database.ts';
import { excluded } from '../../database/excluded.ts';
import { grouponProducts } from '../../database/tables/groupons.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField, sentences } from '../../sentences.ts';

/** What some group-buys offer, in its order, under their ids. */
export async function readProducts(
  database: Database,
  grouponIds: readonly number[],
): Promise<Map<number, GrouponProduct[]>> {
  const found = new Map<number, GrouponProduct[]>(grouponIds.map((id) => [id, []]));
  if (grouponIds.length === 0) return found;
  const rows = await database
    .select()
    .from(grouponProducts)
    .where(inArray(grouponProducts.groupon_id, [...grouponIds]))
    .orderBy(asc(grouponProducts.groupon_id), asc(grouponProducts.position));
  for (const { groupon_id, position: _position, ...product } of rows) found.get(groupon_id)?.push(product);
  return found;
}

/**
 * Writes the products sent, in the order sent: one with an id in place of what stood under it, one without as new.
 * Those that were there and are not sent stay, behind them: only a delete takes one away. B5, B6
 *
 * @throws Refusal 404 when a product's id is not of this group-buy, 400 when two share one.
 */
export async function writeProducts(
  database: Database,
  grouponId: number,
  sent: readonly GrouponProduct[],
): Promise<void> {
  const there = await listIds(database, grouponId);
  const ids = sent.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) throw new Refusal(codes.badInput, malformedField('products'));
  if (ids.some((id) => !there.includes(id))) throw new Refusal(codes.notFound, sentences.grouponProductMissing);
  if (sent.length > 0) await upsertProducts(database, grouponId, sent);
  const rest = there.filter((id) => !ids.includes(id));
  if (rest.length > 0) {
    await database
      .update(grouponProducts)
      .set({ position: sql`${grouponProducts.position} + ${sent.length}` })
      .where(and(eq(grouponProducts.groupon_id, grouponId), inArray(grouponProducts.id, rest)));
  }
}

/** Removes one product. @throws Refusal 404 when it is not of this group-buy, 409 when it is its last. B5 */
export async function dropProduct(database: Database, grouponId: number, productId: number): Promise<void> {
  const there = await listIds(database, grouponId);
  if (!there.includes(productId)) throw new Refusal(codes.notFound, sentences.grouponProductMissing);
  if (there.length === 1) throw new Refusal(codes.conflict, sentences.grouponProductLast);
  await database.delete(grouponProducts).where(ofGroupon(grouponId, productId));
}

async function listIds(database: Database, grouponId: number): Promise<number[]> {
  const rows = await database
    .select({ id: grouponProducts.id })
    .from(grouponProducts)
    .where(eq(grouponProducts.groupon_id, grouponId))
    .orderBy(asc(grouponProducts.position));
  return rows.map(({ id }) => id);
}

/** All in one statement, however many they are. K3 */
async function upsertProducts(
  database: Database,
  groupon_id: number,
  products: readonly GrouponProduct[],
): Promise<void> {
  const written = products.map((product, position) => ({
    ...{ ...product, groupon_id, position },
    name: product.name.trim(),
  }));
  const set = excluded('position', 'name', 'price', 'description', 'limit', 'img', 'amount');
  await database.insert(grouponProducts).values(written).onConflictDoUpdate({ target: grouponProducts.id, set });
}

const ofGroupon = (grouponId: number, id: number) =>
  and(eq(grouponProducts.groupon_id, grouponId), eq(grouponProducts.id, id));
