/** `node bench/durability.mjs [rounds]`: kill -9 under writes, on both databases; what was acknowledged and lost. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { startPostgres } from '../scripts/postgres/startPostgres.mjs';
import { openVite } from './openVite.mjs';

const rounds = Number(process.argv[2] ?? 20);
await ensureBuilt();
const vite = await openVite();
const { killUnderWrites } = await vite.ssrLoadModule('/tests/support/killUnderWrites.ts');
await vite.close();
const root = await mkdtemp(join(tmpdir(), 'zhanggui-kill-'));
const cluster = await startPostgres({ durable: true });
const databases = { PGlite: {}, PostgreSQL: { DATABASE_URL: cluster.urlOf('postgres') } };
let isWhole = true;
try {
  for (const [name, settings] of Object.entries(databases)) {
    const { acknowledged, lost, doubled } = await killUnderWrites(join(root, name), settings, rounds);
    const count = `${acknowledged.length} writes acknowledged, ${lost.length} lost, ${doubled.length} doubled`;
    console.log(`${name}: killed ${rounds} times, ${count}`);
    isWhole &&= lost.length + doubled.length === 0;
  }
} finally {
  await cluster.stop();
  await rm(root, { recursive: true, force: true });
}
process.exit(isWhole ? 0 : 1);
