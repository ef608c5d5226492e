import type { Clock } from '#providers/clock/createClock.ts';

interface Dependencies {
  /** Reads what is shown once more. */
  readonly look: () => Promise<void>;
  readonly clock: Clock;
  /** Ends with the screen. */
  readonly signal: AbortSignal;
}

/** When a list is read again. */
export interface Rereads {
  /** Something may have changed: nothing is asked within seconds of the last time. */
  maybe(): void;
  /** Something has changed: it is asked for, once the seconds are over. */
  surely(): void;
}

const PAUSE_MS = 5000;

/** One question at a time and at least five seconds between two, whatever happens. N7 */
export function createRereads({ look, clock, signal }: Dependencies): Rereads {
  let at = clock.now();
  let busy = false;
  let wanted = false;
  const run = async () => {
    busy = true;
    await look().catch(() => undefined);
    at = clock.now();
    busy = false;
  };
  const surely = () => {
    if (wanted) return;
    wanted = true;
    clock.sleep(Math.max(0, at + PAUSE_MS - clock.now()), signal).then(
      () => {
        wanted = false;
        // One that is under way may have been answered before the change.
        if (busy) surely();
        else void run();
      },
      () => undefined,
    );
  };
  return {
    maybe() {
      if (!busy && !wanted && clock.now() - at >= PAUSE_MS) void run();
    },
    surely,
  };
}
