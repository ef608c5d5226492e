/** `node bench/groupDay.mjs`: how long a group-buy day of 2 000 buyers and 20 products takes to be counted. */

import { openVite } from './openVite.mjs';

const vite = await openVite();
const { measureDay } = await vite.ssrLoadModule('/bench/measureDay.ts');
const kept = measureDay();
await vite.close();
process.exit(kept ? 0 : 1);
