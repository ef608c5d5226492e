import type { Clock } from '#providers/clock/createClock.ts';
import { inPairs } from '../transfer/inPairs.ts';
import type { NewsTarget } from './newsStore.ts';

interface Dependencies {
  readonly targets: readonly NewsTarget[];
  /** When one was asked for last; 0 when never. */
  readonly askedAt: (target: NewsTarget) => number;
  /** Asks for one; never rejects. */
  readonly ask: (target: NewsTarget) => Promise<void>;
  readonly clock: Clock;
  /** Ends it. */
  readonly signal: AbortSignal;
}

const MINUTE_MS = 60_000;
/** However many shops there are, an applet is asked no more often than this. */
const MOST_A_MINUTE = 10;

/**
 * Asks for everything in turn, whatever is due first, two at a time, ten a minute. With more shops than that each has to
 * wait longer. @throws the signal's reason when it aborts.
 */
export async function watchNews({ targets, askedAt, ask, clock, signal }: Dependencies): Promise<void> {
  const asked = new Map<NewsTarget, number>();
  const dueAt = (target: NewsTarget) => {
    // A clock that was set back is no reason to wait.
    const past = [askedAt(target), asked.get(target) ?? 0].filter((at) => at <= clock.now());
    return Math.max(0, ...past) + (target.resource.list.news?.everyMs ?? MINUTE_MS);
  };
  while (targets.length > 0) {
    signal.throwIfAborted();
    const begun = clock.now();
    const due = targets
      .filter((target) => dueAt(target) <= begun)
      .sort((one, other) => dueAt(one) - dueAt(other))
      .slice(0, MOST_A_MINUTE);
    await inPairs(due, signal, async (target) => {
      asked.set(target, clock.now());
      await ask(target);
    });
    const next = due.length < MOST_A_MINUTE ? Math.min(...targets.map(dueAt)) : begun + MINUTE_MS;
    const rest = next - clock.now();
    if (rest > 0) await clock.sleep(rest, signal);
  }
}
