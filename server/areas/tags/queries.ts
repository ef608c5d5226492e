import { and, asc, count, eq, max, ne } from 'drizzle-orm';
import type { Tag } from '#schemas/entities/tag.ts';
import type { Database, OfShop } from '../../database/Database.ts';
import { goods, tags } from '../../database/tables/goods.ts';
import { shops } from '../../database/tables/shops.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';

/** What a tag made by a merchant is; the spec does not show other types. §3 */
const MADE_BY_MERCHANT = 1;

/** A shop's tags with how many goods each holds, the lowest priority first. C1 */
export function listTags(database: Database, shopId: number): Promise<Tag[]> {
  return database
    .select({
      id: tags.id,
      name: tags.name,
      priority: tags.priority,
      type: tags.type,
      product_count: count(goods.id),
    })
    .from(tags)
    .leftJoin(goods, eq(goods.tag_id, tags.id))
    .where(eq(tags.shop_id, shopId))
    .groupBy(tags.id)
    .orderBy(asc(tags.priority), asc(tags.id));
}

/** Makes others who would change this shop's tags wait, so that names and places stay single. */
export async function lockTags(database: Database, shopId: number): Promise<void> {
  await database.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for('update');
}

/** Keeps a tag from being deleted while goods are put under it. */
export async function holdTag(database: Database, one: OfShop): Promise<void> {
  await database.select({ id: tags.id }).from(tags).where(thisOne(one)).for('key share');
}

/** @throws Refusal 409 when another tag of the shop has the name. */
export async function requireFreeName(database: Database, shopId: number, name: string, except = 0): Promise<void> {
  const same = and(eq(tags.shop_id, shopId), eq(tags.name, name), ne(tags.id, except));
  const taken = await database.select({ id: tags.id }).from(tags).where(same);
  if (taken.length > 0) throw new Refusal(codes.conflict, sentences.tagNameTaken);
}

/** Puts a new tag behind the others of its shop. C1 */
export async function insertTag(database: Database, shopId: number, name: string) {
  const [last] = await database
    .select({ priority: max(tags.priority) })
    .from(tags)
    .where(eq(tags.shop_id, shopId));
  const [row] = await database
    .insert(tags)
    .values({ shop_id: shopId, name, priority: (last?.priority ?? 0) + 1, type: MADE_BY_MERCHANT })
    .returning({ tag_id: tags.id, priority: tags.priority });
  if (!row) throw new Error('Failed to insert a tag: the database gave no id back.');
  return row;
}

/** Gives a tag another name. */
export async function renameTag(database: Database, one: OfShop, name: string): Promise<void> {
  await database.update(tags).set({ name }).where(thisOne(one));
}

/** Moves a tag to a place. C2 */
export async function placeTag(database: Database, one: OfShop, priority: number): Promise<void> {
  await database.update(tags).set({ priority }).where(thisOne(one));
}

/** Removes a tag; its goods stay, without one. C3 */
export async function deleteTag(database: Database, one: OfShop): Promise<void> {
  await database.delete(tags).where(thisOne(one));
}

const thisOne = ({ id, shop_id }: OfShop) => and(eq(tags.id, id), eq(tags.shop_id, shop_id));
