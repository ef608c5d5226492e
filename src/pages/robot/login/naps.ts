import type { Sight } from '#crud/tabVisibility.ts';
import type { Clock } from '#providers/clock/createClock.ts';

/**
 * Waiting for a page that may go out of sight: nothing is ever awake behind its back.
 *
 * Both reject with the signal's reason as soon as it aborts, and leave no timer and no listener behind.
 */
export function createNaps(clock: Clock, sight: Sight) {
  /** Resolves once the page is in sight, at once when it is. */
  async function seen(signal: AbortSignal): Promise<void> {
    while (!sight.get()) await changed(sight, signal);
    signal.throwIfAborted();
  }

  /** Sleeps, but no longer than the page is in sight. */
  async function doze(ms: number, signal: AbortSignal): Promise<void> {
    const nap = new AbortController();
    const wake = () => nap.abort();
    const onSight = () => {
      if (!sight.get()) wake();
    };
    const deaf = sight.subscribe(onSight);
    signal.addEventListener('abort', wake);
    if (signal.aborted) wake();
    await clock.sleep(ms, nap.signal).catch(() => undefined);
    deaf();
    signal.removeEventListener('abort', wake);
    signal.throwIfAborted();
  }

  return {
    seen,
    /** So long at least, and in sight: the time it was out of sight counts. */
    async wait(ms: number, signal: AbortSignal): Promise<void> {
      const until = clock.now() + ms;
      await seen(signal);
      while (clock.now() < until) {
        await doze(until - clock.now(), signal);
        await seen(signal);
      }
    },
    /** So long at most: whoever comes back into sight is not kept waiting. W2 */
    async rest(ms: number, signal: AbortSignal): Promise<void> {
      await seen(signal);
      await doze(ms, signal);
      await seen(signal);
    },
  };
}

/** Resolves with the next change of the sight. */
function changed(sight: Sight, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      deaf();
      signal.removeEventListener('abort', stop);
    };
    const stop = () => {
      leave();
      reject(signal.reason);
    };
    const deaf = sight.subscribe(() => {
      leave();
      resolve();
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}
