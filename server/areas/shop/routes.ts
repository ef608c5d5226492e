import { shopInfo, shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { messages } from '#schemas/messages.ts';
import { emptyFields } from '#schemas/rules/shopInfo.ts';
import { route } from '../../http/route.ts';
import { requireShop } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { requireCity } from '../cities/queries.ts';
import { readMembership, updateShop } from './queries.ts';

const read = route(shopInfo, (_input, { database, caller }) => readMembership(database, caller.userId));

/** Fields left out stay as they are; a field sent empty is refused. S2, S3 */
const update = route(shopInfoUpdate, async ({ shop_id, ...fields }, { database, caller }) => {
  await requireShop(database, caller, shop_id);
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (emptyFields(sent).length > 0) throw new Refusal(codes.badInput, messages.shopFieldEmpty);
  if (fields.city !== undefined) await requireCity(database, fields.city);
  const name = fields.name?.trim();
  await updateShop(database, shop_id, name === undefined ? fields : { ...fields, name });
  return {};
});

/** R4, S1, S3 */
export const shop = [read, update];
