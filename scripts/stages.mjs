import { ensureChromium, ensureFirefox } from './browsers.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres } from './postgres/ensurePostgres.mjs';
import { Refusal } from './Refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runCommand } from './runCommand.mjs';
import { runVitest } from './runVitest.mjs';

const stories = ['login', 'goods', 'tags', 'orders', 'groupons'].map((name) => `tests/e2e/${name}.e2e.ts`);

/**
 * What `npm test` does: step after step, the stages of a step side by side, since each of those has work for one
 * processor only. A stage whose need failed is not run and counts as failed.
 *
 * @typedef {{ name: string, needs?: string, run: (filters: string[]) => Promise<import('./countTests.mjs').Count & { failures?: string[] }> }} Stage
 * @type {Stage[][]}
 */
export const steps = [
  [
    { name: 'install', run: () => prepare(install) },
    { name: 'packages', run: () => prepare(ensurePackages) },
  ],
  [
    { name: 'types', needs: 'install', run: () => check('tsc', ['--noEmit']) },
    { name: 'lint', needs: 'install', run: () => check('biome', ['check', '--error-on-warnings', '.']) },
    { name: 'build', needs: 'install', run: () => prepare(ensureBuilt) },
  ],
  [
    {
      name: 'unit',
      needs: 'install',
      // By name: two that are left out would each bring the other in.
      run: (filters) => runVitest([...['unit', 'server', 'dom'].flatMap((name) => ['--project', name]), ...filters]),
    },
  ],
  [{ name: 'postgres', needs: 'install', run: runOnPostgres }],
  [{ name: 'browser', needs: 'build', run: runInBrowser }],
  [{ name: 'stories', needs: 'build', run: runStories }],
];

/**
 * The steps to run: all of them, or those of the stage that is asked for with what it needs.
 *
 * @param {string | undefined} only
 * @throws {Refusal} when no stage is called so
 */
export function selectSteps(only) {
  if (only === undefined) return steps;
  const wanted = withNeeds(only);
  return steps.map((step) => step.filter(({ name }) => wanted.includes(name))).filter((step) => step.length > 0);
}

/** @returns {string[]} */
function withNeeds(wanted) {
  const stages = steps.flat();
  const stage = stages.find(({ name }) => name === wanted);
  if (!stage)
    throw new Refusal(`No stage is called ${wanted}. There are ${stages.map(({ name }) => name).join(', ')}.`);
  return stage.needs === undefined ? [wanted] : [...withNeeds(stage.needs), wanted];
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

/** What the system has to bring, one after the other: its installer lets nobody in beside it. */
async function ensurePackages() {
  await ensureChromium();
  await ensureFirefox();
  await ensurePostgres();
}

/** The server's own tests again, on the database that is not embedded. */
async function runOnPostgres(filters) {
  return runVitest(['--project', 'postgres', ...filters], { POSTGRES_BIN: await ensurePostgres() });
}

async function runInBrowser(filters) {
  return runVitest(['--project', 'e2e', ...filters], {
    CHROMIUM: await ensureChromium(),
    FIREFOX: await ensureFirefox(),
  });
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
