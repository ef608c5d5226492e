/** `node bench/server.mjs [seconds]`: the server on PGlite and on PostgreSQL, with 50 merchants of 500 goods each. */

import { createServer } from 'vite';
import { ensureBuilt } from '../scripts/build.mjs';

const seconds = Number(process.argv[2] ?? 60);
await ensureBuilt();
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { measureServer } = await vite.ssrLoadModule('/bench/server/measureServer.ts');
await measureServer({ secondsEach: Math.min(10, seconds), secondsOfDay: seconds, say: console.log });
await vite.close();
process.exit(0);
