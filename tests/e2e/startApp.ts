import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runApp } from '../support/runApp.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string;
  }
}

/** One running product for all browser tests. */
export default async function startApp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhanggui-e2e-'));
  const app = await runApp(dataDir);
  project.provide('url', app.url);
  return async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
