import { userInfo } from '#schemas/endpoints/shop.ts';
import { route } from '../../http/route.ts';
import { readUser } from './queries.ts';

/** R4 */
export const user = [
  route(userInfo, async (_input, { database, caller }) => ({ user: await readUser(database, caller.userId) })),
];
