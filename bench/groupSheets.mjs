/** `node bench/groupSheets.mjs`: the sheets of 2 000 buyers and 20 products, worked out, exported, drawn for printing. */

import { createServer } from 'vite';
import { ensureChromium } from '../scripts/browsers.mjs';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { measureSheets } = await vite.ssrLoadModule('/bench/measureSheets.ts');
const kept = await measureSheets(await ensureChromium()).finally(() => vite.close());
process.exit(kept ? 0 : 1);
