/** `node bench/groupSheets.mjs`: the sheets of 2 000 buyers and 20 products, worked out, exported, drawn for printing. */

import { ensureChromium } from '../scripts/browsers.mjs';
import { openVite } from './openVite.mjs';

const vite = await openVite();
const { measureSheets } = await vite.ssrLoadModule('/bench/measureSheets.ts');
const kept = await measureSheets(await ensureChromium()).finally(() => vite.close());
process.exit(kept ? 0 : 1);
