/**
 * `npm run bench`: the built product beside its peers, in turn, in one run. Ends with 1 when a must is broken.
 *
 * `--apps ours,react-virt` `--parts load,scroll,jump,form,warm,slow` `--goods 500,5000,20000` `--rounds 5`
 * `--alone` goes on with what no peer has: other screens, more shops, and the other commands of this folder; `--only-alone`
 * leaves out the rest. `--write` puts the tables into docs/PERFORMANCE.md.
 */

import { parseArgs } from 'node:util';
import { ensureChromium } from '../scripts/browsers.mjs';
import { ensureBuilt } from '../scripts/build.mjs';
import { endOnRefusal, Refusal } from '../scripts/Refusal.mjs';
import { runAlone } from './alone.mjs';
import { buildPeers } from './beside/buildPeers.mjs';
import { peerVersions } from './installPeers.mjs';
import { openVite } from './openVite.mjs';

const { values } = parseArgs({
  options: {
    apps: { type: 'string' },
    parts: { type: 'string' },
    goods: { type: 'string', default: '500,5000,20000' },
    rounds: { type: 'string', default: '5' },
    alone: { type: 'boolean', default: false },
    'only-alone': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const vite = await openVite();
await endOnRefusal(() => run().finally(() => vite.close()));

async function run() {
  const executablePath = await ensureChromium();
  const load = (name) => vite.ssrLoadModule(`/bench/beside/${name}.ts`);
  const rounds = Number(values.rounds);
  await ensureBuilt();
  const tables = [];
  const broken = [];
  if (!values['only-alone']) {
    const table = await runBeside(load, executablePath, rounds);
    tables.push(table.text);
    broken.push(...table.broken);
  }
  if (values.alone || values['only-alone']) {
    const { measureScreens } = await load('measureScreens');
    const text = await measureScreens(executablePath, rounds);
    console.log(`\n${text}`);
    tables.push(text);
    const [{ measureWriters }, { writers }] = await Promise.all(['measureWriters', 'writers'].map(load));
    await buildPeers(peersIn(writers));
    const table = await measureWriters(executablePath, rounds);
    console.log(`\n${table.text}`);
    tables.push(table.text);
    broken.push(...table.broken);
    broken.push(...(await runAlone()));
  }
  if (values.write) {
    const { writeTable } = await load('writeTable');
    await writeTable(tables.join('\n\n'), { executablePath, rounds, versions: peerVersions() });
  }
  for (const title of broken) console.log(`BROKEN: ${title}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

async function runBeside(load, executablePath, rounds) {
  const [{ apps }, { parts }, { measureBeside }, { tableOf }] = await Promise.all(
    ['apps', 'measureApp', 'measureBeside', 'tableOf'].map(load),
  );
  const named = pick(values.apps, apps, ({ name }) => name);
  await buildPeers(peersIn(named));
  const plan = {
    ...{ executablePath, rounds, apps: named },
    parts: new Set(pick(values.parts, parts, (part) => part)),
    goods: values.goods.split(',').map(Number),
  };
  const table = tableOf(await measureBeside(plan));
  console.log(table.text);
  return table;
}

function peersIn(apps) {
  return apps.map(({ name }) => name).filter((name) => name !== 'ours');
}

/** Those that are named, in their own order; all when none is. */
function pick(asked, known, nameOf) {
  const names = asked?.split(',') ?? known.map(nameOf);
  const unknown = names.filter((name) => !known.some((each) => nameOf(each) === name));
  if (unknown.length > 0)
    throw new Refusal(`There is no ${unknown.join(', ')}. Known: ${known.map(nameOf).join(', ')}`);
  return known.filter((each) => names.includes(nameOf(each)));
}
