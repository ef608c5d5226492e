/** `node bench/server.mjs [seconds]`: the server on PGlite and on PostgreSQL, with 50 merchants of 500 goods each. */

import { ensureBuilt } from '../scripts/build.mjs';
import { openVite } from './openVite.mjs';

const seconds = Number(process.argv[2] ?? 60);
await ensureBuilt();
const vite = await openVite();
const { measureServer } = await vite.ssrLoadModule('/bench/server/measureServer.ts');
await measureServer({ secondsEach: Math.min(10, seconds), secondsOfDay: seconds, say: console.log });
await vite.close();
process.exit(0);
