import type { Clock } from '#providers/clock/createClock.ts';

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Goes on by so many milliseconds; whoever sleeps is woken in order, at the very moment, and acts before the next. */
  advance(ms: number): Promise<void>;
  /** How many sleep now. */
  sleeping(): number;
}

interface Sleeper {
  readonly at: number;
  wake(): void;
}

/** @param start milliseconds since 1970; 2026-03-08T00:00Z when nothing is said. */
export function fakeClock(start = Date.UTC(2026, 2, 8)): FakeClock {
  let now = start;
  const sleepers = new Set<Sleeper>();
  const firstBy = (until: number) =>
    [...sleepers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];

  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const leave = () => {
          sleepers.delete(sleeper);
          signal?.removeEventListener('abort', stop);
        };
        const stop = () => {
          leave();
          reject(signal?.reason);
        };
        const sleeper: Sleeper = {
          at: now + ms,
          wake() {
            leave();
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', stop);
      }),
    async advance(ms) {
      const until = now + ms;
      for (let next = firstBy(until); next; next = firstBy(until)) {
        now = next.at;
        next.wake();
        await turn();
      }
      now = until;
    },
    sleeping: () => sleepers.size,
  };
}

/** Lets everything that is ready run. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
