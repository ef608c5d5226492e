import { goodsAdd, goodsDelete, goodsInfo, goodsList, goodsUpdate, specDelete } from '#schemas/endpoints/goods.ts';
import { goodsPricing } from '#schemas/rules/goodsPricing.ts';
import type { Database } from '../../database/Database.ts';
import { type Call, route } from '../../http/route.ts';
import { requireGoods, requireShop, requireTag } from '../../policies.ts';
import { refuseBadInput } from '../../refusals.ts';
import { holdTag } from '../tags/queries.ts';
import { cheapest, deleteGoods, insertGoods, listGoods, lockGoods, presentGoods, updateGoods } from './queries.ts';
import { dropSpec, dropSpecs, writeSpecs } from './specs.ts';

const list = route(goodsList, async ({ shop_id, status, ...page }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  return listGoods(database, shop_id, status, page);
});

const read = route(goodsInfo, async ({ product_id }, { database, caller }) => {
  const [goods] = await presentGoods(database, [await requireGoods(database, caller, product_id)]);
  if (!goods) throw new Error('Failed to present goods that were just read.');
  return { goods };
});

const add = route(goodsAdd, async ({ spec = [], tag_id, name, ...fields }, { database, caller }) => {
  await requireShop(database, caller, fields.shop_id);
  const product_id = await insertGoods(database, {
    ...fields,
    name: name.trim(),
    description: fields.description ?? [],
    imgs: fields.imgs ?? [],
    price: fields.price ?? cheapest(spec),
    tag_id: (await findTag(tag_id, fields.shop_id, { database, caller })) ?? null,
  });
  if (fields.type !== 1) await writeSpecs(database, product_id, spec);
  return { product_id };
});

/** Fields left out stay as they are. G3, G7 */
const update = route(goodsUpdate, async ({ shop_id, product_id, spec, ...sent }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  // Whoever deletes a tag holds it before its goods, too.
  const tag_id = await findTag(sent.tag_id, shop_id, { database, caller });
  const one = { id: product_id, shop_id };
  await lockGoods(database, one);
  const kept = await requireGoods(database, caller, product_id, shop_id);
  const type = sent.type ?? kept.type;
  if (spec) refuseBadInput(goodsPricing({ type, price: sent.price ?? kept.price, spec }));
  await updateGoods(database, one, { ...sent, tag_id, name: sent.name?.trim() });
  if (type !== kept.type) await dropSpecs(database, product_id);
  if (spec && type !== 1) await writeSpecs(database, product_id, spec);
  return {};
});

const remove = route(goodsDelete, async ({ shop_id, product_id }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  await requireGoods(database, caller, product_id, shop_id);
  await deleteGoods(database, { id: product_id, shop_id });
  return {};
});

const removeSpec = route(specDelete, async ({ product_id, spec_id }, { database, caller }) => {
  await requireGoods(database, caller, product_id);
  await dropSpec(database, product_id, spec_id);
  return {};
});

/** G1, G3, G5, G7, G8 */
export const goods = [list, read, add, update, remove, removeSpec];

/** The tag to write down: none for 0, and for undefined whatever there was. */
async function findTag(
  tagId: number | undefined,
  shopId: number,
  call: { database: Database; caller: Call['caller'] },
) {
  if (tagId === undefined) return undefined;
  if (tagId === 0) return null;
  await holdTag(call.database, { id: tagId, shop_id: shopId });
  return (await requireTag(call.database, call.caller, tagId, shopId)).id;
}
