import * as account from './account.ts';
import * as cities from './cities.ts';
import * as declarations from './declarations.ts';
import type { Endpoint } from './endpoint.ts';
import * as goods from './goods.ts';
import * as groupons from './groupons.ts';
import * as journal from './journal.ts';
import * as leaving from './logout.ts';
import * as orders from './orders.ts';
import * as reset from './reset.ts';
import * as robot from './robot.ts';
import * as sessions from './sessions.ts';
import * as shop from './shop.ts';
import * as shopRecords from './shopRecords.ts';
import * as smsAgain from './smsAgain.ts';
import * as stored from './stored.ts';
import * as tags from './tags.ts';
import * as uploads from './uploads.ts';

/** Every call of the applet by its name: what tests, mocks and the server's own check walk over. Spec §7 */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...account,
  ...reset,
  ...shop,
  ...goods,
  ...tags,
  ...groupons,
  ...orders,
  ...cities,
  ...shopRecords,
  ...uploads,
  ...robot,
};

/** Calls of our own that the embedded applet serves beside them. K6, K10, GD-E14 */
export const ownEndpoints: Readonly<Record<string, Endpoint>> = {
  ...leaving,
  ...sessions,
  ...journal,
  ...smsAgain,
  ...declarations,
  ...stored,
};
