import { orderList } from '#schemas/endpoints/orders.ts';
import { route } from '../../http/route.ts';
import { requireShop } from '../../policies.ts';
import { listOrders } from './queries.ts';

/** O1 */
export const orders = [
  route(orderList, async ({ shop_id, status, ...page }, { database, caller }) => {
    await requireShop(database, caller, shop_id);
    return { orders: await listOrders(database, shop_id, status, page) };
  }),
];
