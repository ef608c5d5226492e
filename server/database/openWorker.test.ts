import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { isLost } from './isLost.ts';
import { openEmbedded } from './openDatabase.ts';
import { openWorker } from './openWorker.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'zhanggui-worker-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return join(made, 'database');
}

test('K1 whatever the embedded database does, calls are heard meanwhile', async () => {
  const { database, close } = await openEmbedded(await folder(), () => {});
  const watch = monitorEventLoopDelay({ resolution: 5 });
  watch.enable();
  await database.execute(sql`select count(*) from generate_series(1, 3000000) as n where md5(n::text) like 'a%'`);
  watch.disable();
  await close();
  expect(watch.max / 1e6).toBeLessThan(50);
});

test('K2 an embedded database that ends is begun again by the next call; what is kept is there', async () => {
  const workers: Worker[] = [];
  const note = (worker: Worker) => void workers.push(worker);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  const lost: Error[] = [];
  const { database, close } = await openEmbedded(await folder(), (failure) => void lost.push(failure));
  await database.execute(sql`create table kept as select 1 as one`);
  const asked = database.execute(sql`select count(*) from generate_series(1, 3000000)`).catch(isLost);
  await workers[0]?.terminate();
  expect(await asked).toBe(true);
  expect(await database.execute(sql`select one from kept`)).toMatchObject({ rows: [{ one: 1 }] });
  await close();
  expect(workers).toHaveLength(2);
  expect(lost.every(isLost)).toBe(true);
});

test('a directory that holds no database is told of at the start', async () => {
  await expect(openWorker('/dev/null/database')).rejects.toThrow();
});
