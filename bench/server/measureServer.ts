import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { type RunningApp, runApp } from '../../tests/support/runApp.ts';
import { fillShops, type Merchant } from './fillShops.ts';
import { type Answered, type Client, openClient } from './openClient.ts';
import { heading, lineOf, timingsOf } from './timings.ts';
import { type Deed, day, listGoods, listOrders, signIn } from './work.ts';

const MERCHANTS = 50;
const GOODS = 500;
const AT_ONCE = 8;
/** Somebody looks at what came before he asks again: for a second, more or less. */
const pause = (nth: number) => 500 + ((nth * 7919) % 1000);

export interface Plan {
  /** How long one call is repeated, and how long the merchants work. */
  readonly secondsEach: number;
  readonly secondsOfDay: number;
  readonly say: (line: string) => void;
}

interface Measured {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Ends its database and starts it again. */
  restart?(): void;
}

/** Measures the product on both databases, one after the other; each is filled the same. */
export async function measureServer(plan: Plan): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zhanggui-bench-'));
  const cluster = await startPostgres({ durable: true });
  try {
    const databases: readonly Measured[] = [
      { name: 'PGlite', settings: {} },
      {
        name: 'PostgreSQL',
        settings: { DATABASE_URL: cluster.urlOf('postgres') },
        restart: () => cluster.restart('SIGINT', 1),
      },
    ];
    for (const one of databases) await measureOne(one, join(folder, one.name), plan);
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOne({ name, settings, restart }: Measured, dataDir: string, plan: Plan): Promise<void> {
  const merchants = await fillShops({ DATA_DIR: dataDir, ...settings }, MERCHANTS, GOODS);
  const from = performance.now();
  const app = await runApp(dataDir, { ...settings, TRUST_PROXY: '1' });
  plan.say(`\n${name}: ready ${((performance.now() - from) / 1000).toFixed(2)} s after its start`);
  const client = openClient(app.url);
  try {
    plan.say(`${await memoryOf(app)} MB before\n${heading}`);
    await repeat(listGoods, { client, merchants, seconds: 2 });
    const calls = { 'goods list of 500': listGoods, 'order list of 50': listOrders, login: signIn };
    for (const [what, deed] of Object.entries(calls)) {
      const answers = await repeat(deed, { client, merchants, seconds: plan.secondsEach });
      plan.say(lineOf(`${what}, ${AT_ONCE} at a time`, timingsOf(answers, plan.secondsEach)));
    }
    const answers = await work({ client, merchants, seconds: plan.secondsOfDay });
    plan.say(lineOf(`${MERCHANTS} merchants at work`, timingsOf(answers, plan.secondsOfDay)));
    if (restart) {
      setTimeout(restart, plan.secondsOfDay * 500);
      const answers = await work({ client, merchants, seconds: plan.secondsOfDay });
      plan.say(lineOf('the same, restarted in the middle', timingsOf(answers, plan.secondsOfDay)));
    }
    plan.say(`${await memoryOf(app)} MB after`);
  } finally {
    client.close();
    await app.stop();
  }
}

interface Run {
  readonly client: Client;
  readonly merchants: readonly Merchant[];
  readonly seconds: number;
}

/** One deed again and again, so many at a time, each by the next merchant. */
async function repeat(deed: Deed, { client, merchants, seconds }: Run): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const end = performance.now() + seconds * 1000;
  let nth = 0;
  const lane = async () => {
    while (performance.now() < end) {
      nth += 1;
      const merchant = merchants[nth % merchants.length];
      if (merchant) answers.push(await deed(client, merchant, nth));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return answers;
}

/** All merchants at once, each at his own pace. */
async function work({ client, merchants, seconds }: Run): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const end = performance.now() + seconds * 1000;
  const live = async (merchant: Merchant, start: number) => {
    await wait(pause(start));
    for (let nth = start; performance.now() < end; nth += 1) {
      const deed = day[nth % day.length];
      if (deed) answers.push(await deed(client, merchant, nth));
      await wait(pause(nth * 31 + start));
    }
  };
  await Promise.all(merchants.map(live));
  return answers;
}

async function memoryOf({ pid }: RunningApp): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return (Number(stdout) / 1024).toFixed(0);
}
