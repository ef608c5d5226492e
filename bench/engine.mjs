/** `node bench/engine.mjs`: how much work a key press and a changed row are, in Chromium, beside antd by itself. */

import { ensureChromium } from '../scripts/browsers.mjs';
import { openVite } from './openVite.mjs';

const vite = await openVite();
const { measure } = await vite.ssrLoadModule('/bench/measure.ts');
const kept = await measure(await ensureChromium()).finally(() => vite.close());
process.exit(kept ? 0 : 1);
