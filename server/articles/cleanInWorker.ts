import { loadOnce } from '../process/loadOnce.ts';
import { file } from './cleanWorker.ts?nodeWorker';

/** An article of the allowed length takes a tenth of it, even on a busy machine and with the worker's start. */
export const CLEAN_MS = 8000;
export const WORKERS = 2;

/** It cannot be done within the limits. */
export class Spent extends Error {
  override readonly name = 'Spent';
}

const open = loadOnce(async () => {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<string, string>({
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
 * A browser's way of reading makes of some texts a million elements, and no look at a text tells of which.
 *
 * @throws Spent when that is not enough.
 */
export async function cleanInWorker(html: string): Promise<string> {
  const pool = await open();
  try {
    return await pool.run(html, { name: 'clean', signal: AbortSignal.timeout(CLEAN_MS) });
  } catch (cause) {
    throw isSpent(cause) ? new Spent('An article is more work than its limits allow.', { cause }) : cause;
  }
}

/** The time was up, or the worker has ended for want of memory or of room for calls within calls. */
function isSpent(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure.name === 'AbortError' || failure instanceof RangeError) return true;
  return 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
