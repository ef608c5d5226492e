import { grouponList } from '#schemas/endpoints/groupons.ts';
import { route } from '../../http/route.ts';
import { requireShop } from '../../policies.ts';
import { listGroupons } from './queries.ts';

/** B1 */
export const groupons = [
  route(grouponList, async ({ shop_id, ...page }, { database, caller }) => {
    await requireShop(database, caller, shop_id);
    return listGroupons(database, shop_id, page);
  }),
];
