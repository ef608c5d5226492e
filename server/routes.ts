import { openSessions } from './areas/account/openSessions.ts';
import { account } from './areas/account/routes.ts';
import { cities } from './areas/cities/routes.ts';
import { declarations } from './areas/declarations/routes.ts';
import { goods } from './areas/goods/routes.ts';
import { groupons } from './areas/groupons/routes.ts';
import { journal } from './areas/journal/routes.ts';
import { orders } from './areas/orders/routes.ts';
import { robot } from './areas/robot/routes.ts';
import { shop } from './areas/shop/routes.ts';
import { shopRecords } from './areas/shopRecords/routes.ts';
import { stored } from './areas/stored/routes.ts';
import { tags } from './areas/tags/routes.ts';
import { uploads } from './areas/uploads/routes.ts';
import { user } from './areas/user/routes.ts';
import type { Route } from './http/route.ts';

/** The rows that are served; any other row of §7 answers errcode 404. */
export const routes: readonly Route[] = [
  ...account,
  ...openSessions,
  ...user,
  ...shop,
  ...goods,
  ...tags,
  ...uploads,
  ...cities,
  ...orders,
  ...groupons,
  ...shopRecords,
  ...robot,
  ...journal,
  ...stored,
  ...declarations,
];
