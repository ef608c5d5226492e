/** `node bench/engine.mjs`: how much work a key press and a changed row are, in Chromium, beside antd by itself. */

import { createServer } from 'vite';
import { ensureChromium } from '../scripts/browsers.mjs';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { measure } = await vite.ssrLoadModule('/bench/measure.ts');
const kept = await measure(await ensureChromium()).finally(() => vite.close());
process.exit(kept ? 0 : 1);
