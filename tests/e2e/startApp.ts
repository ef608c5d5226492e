import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { runApp } from '../support/runApp.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string;
  }
}

/** One running product for all browser tests; `STORIES_ON=postgres` puts a PostgreSQL of its own behind it. */
export default async function startApp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhanggui-e2e-'));
  const cluster = process.env.STORIES_ON === 'postgres' ? await startPostgres() : undefined;
  const clear = async () => {
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const app = await runApp(dataDir, cluster ? { DATABASE_URL: cluster.urlOf('postgres') } : {});
    project.provide('url', app.url);
    return () => app.stop().then(clear);
  } catch (failure) {
    await clear();
    throw failure;
  }
}
