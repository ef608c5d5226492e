import type { Dependencies } from '../dependencies.ts';

/** What a process does again and again. */
export interface Rounds {
  /** Begins no round any more; resolves when the one under way is over. */
  close(): Promise<void>;
}

/**
 * Does each task now and then every `everyMs`, one after the other; a task that fails is told and tried in the next round.
 *
 * Every process of several does so: a task must bear being done by two at once.
 */
export function startRounds(
  { sleep, log }: Pick<Dependencies, 'sleep' | 'log'>,
  everyMs: number,
  tasks: Readonly<Record<string, () => Promise<void>>>,
): Rounds {
  const closing = new AbortController();
  const { signal } = closing;
  async function go() {
    while (!signal.aborted) {
      for (const [name, task] of Object.entries(tasks)) {
        if (signal.aborted) return;
        await task().catch((cause: unknown) => {
          log(`Failed to ${name}: ${cause instanceof Error ? cause.name : 'unknown'}. It is tried again.`);
        });
      }
      await sleep(everyMs, signal);
    }
  }
  const over = go();
  return {
    close() {
      closing.abort();
      return over;
    },
  };
}
