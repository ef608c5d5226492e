import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres } from './postgres/ensurePostgres.mjs';
import { Refusal } from './Refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runCommand } from './runCommand.mjs';
import { runVitest } from './runVitest.mjs';

const stories = ['login', 'goods', 'tags', 'orders', 'groupons'].map((name) => `tests/e2e/${name}.e2e.ts`);

/**
 * What `npm test` does, in order. A stage whose need failed is not run and counts as failed.
 *
 * @typedef {{ name: string, needs?: string, run: (filters: string[]) => Promise<import('./countTests.mjs').Count & { failures?: string[] }> }} Stage
 * @type {Stage[]}
 */
export const stages = [
  { name: 'install', run: () => prepare(install) },
  { name: 'types', needs: 'install', run: () => check('tsc', ['--noEmit']) },
  { name: 'lint', needs: 'install', run: () => check('biome', ['check', '--error-on-warnings', '.']) },
  {
    name: 'unit',
    needs: 'install',
    // By name: two that are left out would each bring the other in.
    run: (filters) => runVitest([...['unit', 'server', 'dom'].flatMap((name) => ['--project', name]), ...filters]),
  },
  { name: 'postgres', needs: 'install', run: runOnPostgres },
  { name: 'build', needs: 'install', run: () => prepare(ensureBuilt) },
  { name: 'browser', needs: 'build', run: runInBrowser },
  { name: 'stories', needs: 'build', run: runStories },
];

/**
 * The stages to run: all of them, or the one that is asked for with what it needs.
 *
 * @param {string | undefined} only
 */
export function selectStages(only) {
  if (only === undefined) return stages;
  const stage = stages.find(({ name }) => name === only);
  if (!stage) throw new Refusal(`No stage is called ${only}. There are ${stages.map(({ name }) => name).join(', ')}.`);
  return stage.needs === undefined ? [stage] : [...selectStages(stage.needs), stage];
}

/** Takes `--only <stage>` out of the arguments; the rest chooses tests. */
export function readArguments(given) {
  const place = given.indexOf('--only');
  if (place === -1) return { only: undefined, filters: given };
  return { only: given[place + 1] ?? '', filters: [...given.slice(0, place), ...given.slice(place + 2)] };
}

async function install() {
  requireNode();
  await ensureInstalled();
}

/** The server's own tests again, on the database that is not embedded. */
async function runOnPostgres(filters) {
  return runVitest(['--project', 'postgres', ...filters], { POSTGRES_BIN: await ensurePostgres() });
}

async function runInBrowser(filters) {
  return runVitest(['--project', 'e2e', ...filters], { CHROMIUM: await ensureChromium() });
}

/** One story of each main screen again, with a PostgreSQL behind it; the other sizes say nothing new about that. */
async function runStories(filters) {
  const chosen = filters.length > 0 ? filters : [...stories, '-t', 'desktop|Enter signs in'];
  const env = { CHROMIUM: await ensureChromium(), POSTGRES_BIN: await ensurePostgres(), STORIES_ON: 'postgres' };
  return runVitest(['--project', 'e2e', ...chosen], env);
}

/** A command that says yes or no counts as one test. */
async function check(command, args) {
  const { code } = await runCommand(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What only makes ready is no test, until it fails. */
async function prepare(work) {
  await work();
  return { passed: 0, failed: 0 };
}
