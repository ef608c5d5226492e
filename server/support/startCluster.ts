import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { prepareDatabase } from '../seed/prepareDatabase.ts';
import { createDatabase, openOwn } from './createDatabase.ts';
import { beginning } from './openTemplate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The cluster of this run: its databases `postgres` and `template`; none where tests use embedded ones. */
    readonly postgres: { readonly admin: string; readonly template: string } | undefined;
  }
}

/** One PostgreSQL for all test files of a project, with a database in it as the first start leaves it. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const urls = { admin: cluster.urlOf('postgres'), template: cluster.urlOf('template') };
  try {
    await fillTemplate(urls);
  } catch (failure) {
    await cluster.stop();
    throw failure;
  }
  project.provide('postgres', urls);
  return cluster.stop;
}

async function fillTemplate({ admin, template }: { readonly admin: string; readonly template: string }) {
  await createDatabase(admin, 'template');
  const { database, close } = openOwn(template);
  await prepareDatabase(database, { random: randomBytes, today: beginning });
  await close();
}
