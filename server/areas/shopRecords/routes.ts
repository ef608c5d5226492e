import { clubList, scenicSpotList } from '#schemas/endpoints/shopRecords.ts';
import { type ShopRecord, shopRecordTypes } from '#schemas/entities/shopRecord.ts';
import { route } from '../../http/route.ts';
import { requirePrivilege } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField } from '../../sentences.ts';
import { listShopRecords } from './queries.ts';

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

/** V4 */
export const shopRecords = [clubs, scenicSpots];

function toType(asked: number | undefined, usual: ShopRecord['type']): ShopRecord['type'] {
  const type = Object.values(shopRecordTypes).find((known) => known === (asked ?? usual));
  if (type === undefined) throw new Refusal(codes.badInput, malformedField('shop_type'));
  return type;
}
