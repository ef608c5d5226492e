import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { App } from './App.ts';
import type { Sites, Stock } from './serveSites.ts';

/** Sites that answer until they are stopped. */
export interface RunningSites extends Sites {
  stop(): void;
}

const told = z.object({ session: z.string(), urls: z.record(z.string(), z.string()), groupon: z.number() });

/**
 * Serves the apps in a process of their own.
 *
 * @throws Error when it ends before it answers.
 */
export async function startSites(stock: Stock, apps: readonly App[]): Promise<RunningSites> {
  const folders = Object.fromEntries(apps.map(({ name, folder }) => [name, folder]));
  const child = spawn(process.execPath, ['bench/beside/serve.mjs', JSON.stringify(stock), JSON.stringify(folders)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return { ...told.parse(JSON.parse(line)), stop: () => child.stdin.end() };
  }
  throw new Error('Failed to serve the apps: the process ended before they answered.');
}
