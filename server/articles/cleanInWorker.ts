import { MessageChannel } from 'node:worker_threads';
import { loadOnce } from '../process/loadOnce.ts';
import type { Work } from './cleanWorker.ts';
import { file } from './cleanWorker.ts?nodeWorker';

/** An article of the allowed length takes a tenth of it, even on a busy machine. */
export const CLEAN_MS = 8000;
export const WORKERS = 2;

/** It cannot be done within the limits. */
export class Spent extends Error {
  override readonly name = 'Spent';
}

const open = loadOnce(async () => {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Work, string>({
    ...{ filename: file, minThreads: 1, maxThreads: WORKERS, idleTimeout: 60_000 },
    // A DOM of gigabytes can be made of kilobytes.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 },
  });
  // Of a worker that ends between two tasks: the next task gets another, and a failure that nobody hears ends the process.
  pool.on('error', () => {});
  return pool;
});

/**
 * HTML by the policy of articles, made in a worker with limits of time, 8 s, and of memory, 320 MB. K1, 051
 *
 * The time is the article's own: a worker that is still starting, on a machine that has much to do, is no fault of it.
 *
 * A browser's way of reading makes of some texts a million elements, and no look at a text tells of which.
 *
 * @throws Spent when that is not enough.
 */
export async function cleanInWorker(html: string): Promise<string> {
  const pool = await open();
  const { port1: here, port2: begun } = new MessageChannel();
  const limit = new AbortController();
  here.once('message', () => AbortSignal.timeout(CLEAN_MS).addEventListener('abort', () => limit.abort()));
  try {
    return await pool.run({ html, begun }, { name: 'clean', signal: limit.signal, transferList: [begun] });
  } catch (cause) {
    throw isSpent(cause) ? new Spent('An article is more work than its limits allow.', { cause }) : cause;
  } finally {
    here.close();
  }
}

/** The time was up, or the worker has ended for want of memory or of room for calls within calls. */
function isSpent(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure.name === 'AbortError' || failure instanceof RangeError) return true;
  return 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
