import { clubList, clubSave, scenicSpotList, scenicSpotSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { type ShopRecord, shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { route } from '../../http/route.ts';
import { requirePrivilege } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField, sentences } from '../../sentences.ts';
import { findShopRecord, listShopRecords } from './queries.ts';
import { saveShopRecord } from './save.ts';

const clubs = route(clubList, async ({ shop_type, ...page }, { database, caller }) => {
  requirePrivilege(caller);
  const type = toType(shop_type, shopRecordTypes.club);
  const { records, total_count } = await listShopRecords(database, { type, ...page });
  return { shops: records, total_count };
});

const scenicSpots = route(scenicSpotList, async ({ shop_type, ...page }, { database, caller }) => {
  requirePrivilege(caller);
  const type = toType(shop_type, shopRecordTypes.scenicSpot);
  const { records, total_count } = await listShopRecords(database, { type, ...page });
  return { views: records, total_count };
});

const read = route(shopRecordInfo, async ({ shop_id }, { database, caller }) => {
  requirePrivilege(caller);
  const shop = await findShopRecord(database, shop_id);
  if (!shop) throw new Refusal(codes.notFound, sentences.shopRecordMissing);
  return { shop };
});

const saveClub = route(clubSave, async (sent, { database, caller }) => {
  requirePrivilege(caller);
  return { id: await saveShopRecord(database, shopRecordTypes.club, sent) };
});

const saveScenicSpot = route(scenicSpotSave, async (sent, { database, caller }) => {
  requirePrivilege(caller);
  return { id: await saveShopRecord(database, shopRecordTypes.scenicSpot, sent) };
});

/** V1, V2, V3, V4 */
export const shopRecords = [clubs, scenicSpots, read, saveClub, saveScenicSpot];

function toType(asked: number | undefined, usual: ShopRecord['type']): ShopRecord['type'] {
  const type = Object.values(shopRecordTypes).find((known) => known === (asked ?? usual));
  if (type === undefined) throw new Refusal(codes.badInput, malformedField('shop_type'));
  return type;
}
