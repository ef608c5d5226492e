import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { createDatabase } from '../../server/support/createDatabase.ts';
import { type RunningApp, runApp } from '../support/runApp.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the running products answer, one for each worker. */
    readonly urls: readonly string[];
    /** Where browsers keep what they have fetched and compiled. */
    readonly profiles: string;
  }
}

/**
 * A running product for each worker, so that stories told at the same time do not meet.
 *
 * `STORIES_ON=postgres` puts a PostgreSQL behind them, with a database for each.
 */
export default async function startApps(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zhanggui-e2e-'));
  const cluster = process.env.STORIES_ON === 'postgres' ? await startPostgres() : undefined;
  const apps: RunningApp[] = [];
  const clear = async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await cluster?.stop();
    // A browser that has just ended may still be writing into its own.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker += 1) {
      const name = `worker${worker}`;
      if (cluster) await createDatabase(cluster.urlOf('postgres'), name);
      apps.push(await runApp(join(folder, name), cluster ? { DATABASE_URL: cluster.urlOf(name) } : {}));
    }
    project.provide(
      'urls',
      apps.map(({ url }) => url),
    );
    project.provide('profiles', join(folder, 'profiles'));
    return clear;
  } catch (failure) {
    await clear();
    throw failure;
  }
}
