/** `node bench/groupDay.mjs`: how long a group-buy day of 2 000 buyers and 20 products takes to be counted. */

import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { measureDay } = await vite.ssrLoadModule('/bench/measureDay.ts');
const kept = measureDay();
await vite.close();
process.exit(kept ? 0 : 1);
