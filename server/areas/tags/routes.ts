import { tagAdd, tagDelete, tagList, tagSwitch, tagUpdate } from '#schemas/endpoints/tags.ts';
import { route } from '../../http/route.ts';
import { requireShop, requireTag } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { sentences } from '../../sentences.ts';
import { deleteTag, insertTag, listTags, lockTags, placeTag, renameTag, requireFreeName } from './queries.ts';

const list = route(tagList, async ({ shop_id }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  return { tags: await listTags(database, shop_id) };
});

const add = route(tagAdd, async ({ shop_id, name }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  await lockTags(database, shop_id);
  await requireFreeName(database, shop_id, name.trim());
  return insertTag(database, shop_id, name.trim());
});

const update = route(tagUpdate, async ({ shop_id, tag_id, name }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  await lockTags(database, shop_id);
  await requireTag(database, caller, tag_id, shop_id);
  await requireFreeName(database, shop_id, name.trim(), tag_id);
  await renameTag(database, { id: tag_id, shop_id }, name.trim());
  return {};
});

const remove = route(tagDelete, async ({ shop_id, tag_id }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  await requireTag(database, caller, tag_id, shop_id);
  await deleteTag(database, { id: tag_id, shop_id });
  return {};
});

/** Swaps two places; the tags are read again under the lock, because another switch may have moved them. C2 */
const swap = route(tagSwitch, async ({ a_tag_id, b_tag_id }, { database, caller }) => {
  const { shop_id } = await requireTag(database, caller, a_tag_id);
  await lockTags(database, shop_id);
  const a = await requireTag(database, caller, a_tag_id, shop_id);
  const b = await requireTag(database, caller, b_tag_id);
  if (b.shop_id !== shop_id) throw new Refusal(codes.badInput, sentences.tagsOfTwoShops);
  await placeTag(database, a, b.priority);
  await placeTag(database, b, a.priority);
  return {};
});

/** C1, C2, C3 */
export const tags = [list, add, update, remove, swap];
