import type { Clock } from '#providers/clock/createClock.ts';
import { onIdle } from '../onIdle.ts';

/** Something to do without haste; it may give back what is to be done next. */
export type Step = () => unknown;

/** The first picture is left alone: its own pictures come first. */
const REST_MS = 300;

/**
 * Does things one after another, each once the page has nothing better to do, so that no press waits for more than one
 * of them; gives back how to call off what is left. A step that fails is left to whoever really needs it.
 */
export function runWhenIdle(steps: readonly Step[], clock: Clock): () => void {
  const stop = new AbortController();
  run(steps, clock, stop.signal).catch(() => undefined);
  return () => stop.abort();
}

async function run(steps: readonly Step[], clock: Clock, signal: AbortSignal): Promise<void> {
  await clock.sleep(REST_MS, signal);
  const left = [...steps];
  for (let step = left.shift(); step; step = left.shift()) {
    await idle(signal);
    try {
      const next = await step();
      if (Array.isArray(next)) left.unshift(...next);
    } catch {}
  }
}

/** Never resolves once it is called off. */
const idle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', onIdle(resolve), { once: true }));
