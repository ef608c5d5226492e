import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Some work that is done once more when it was asked for while it was going on, and never twice at a time.
 *
 * @param pauseMs before each: what is asked for together is done once
 */
export function createAgain(work: () => Promise<void>, pauseMs: number): () => void {
  let isRunning = false;
  let isAsked = false;
  const run = async () => {
    isRunning = true;
    while (isAsked) {
      await sleep(pauseMs);
      isAsked = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}
