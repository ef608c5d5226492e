/**
 * `npm run bench`: the built product beside its peers, in turn, in one run. Ends with 1 when a must is broken.
 *
 * `--apps ours,react-virt` `--parts load,scroll,jump,form,warm,slow` `--goods 500,5000,20000` `--rounds 5`
 * `--write` puts the table into docs/PERFORMANCE.md.
 */

import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { ensureBuilt } from '../scripts/build.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';
import { endOnRefusal, Refusal } from '../scripts/Refusal.mjs';
import { buildPeers, peerVersions } from './beside/buildPeers.mjs';

const { values } = parseArgs({
  options: {
    apps: { type: 'string' },
    parts: { type: 'string' },
    goods: { type: 'string', default: '500,5000,20000' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
await endOnRefusal(() => run().finally(() => vite.close()));

async function run() {
  const executablePath = await ensureChromium();
  const load = (name) => vite.ssrLoadModule(`/bench/beside/${name}.ts`);
  const [{ apps }, { parts }, { measureBeside }, { tableOf }, { writeTable }] = await Promise.all(
    ['apps', 'measureApp', 'measureBeside', 'tableOf', 'writeTable'].map(load),
  );
  const named = pick(values.apps, apps, ({ name }) => name);
  await ensureBuilt();
  await buildPeers(named.map(({ name }) => name).filter((name) => name !== 'ours'));
  const plan = {
    executablePath,
    apps: named,
    parts: new Set(pick(values.parts, parts, (part) => part)),
    goods: values.goods.split(',').map(Number),
    rounds: Number(values.rounds),
  };
  const table = tableOf(await measureBeside(plan));
  console.log(table.text);
  for (const title of table.broken) console.log(`BROKEN: ${title}`);
  if (values.write) await writeTable(table.text, { executablePath, rounds: plan.rounds, versions: peerVersions() });
  process.exitCode = table.broken.length > 0 ? 1 : 0;
}

/** Those that are named, in their own order; all when none is. */
function pick(asked, known, nameOf) {
  const names = asked?.split(',') ?? known.map(nameOf);
  const unknown = names.filter((name) => !known.some((each) => nameOf(each) === name));
  if (unknown.length > 0)
    throw new Refusal(`There is no ${unknown.join(', ')}. Known: ${known.map(nameOf).join(', ')}`);
  return known.filter((each) => names.includes(nameOf(each)));
}
