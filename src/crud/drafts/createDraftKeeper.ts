import type { Clock } from '#providers/clock/createClock.ts';
import type { Draft, Drafts } from './createDrafts.ts';

/** What is typed in a form now, beside what is saved. */
export interface Typed extends Omit<Draft, 'at'> {
  /** Something of it cannot be kept, such as a file. */
  readonly partly?: boolean;
}

interface Dependencies {
  readonly drafts: Drafts;
  readonly key: string;
  readonly clock: Clock;
  readonly typed: () => Typed;
  /** When what it goes on with was written. */
  readonly begun?: number | undefined;
}

/** Keeps what one open form holds. */
export interface DraftKeeper {
  /** Something was typed: it is written down after a pause. */
  touch(): void;
  /** Whether something was typed that is not written down yet. */
  waits(): boolean;
  /** Writes at once, whether or not anything waits. */
  write(): void;
  /** Writes at once what waits, and again what was taken away meanwhile. @returns whether all that is typed is safe here. */
  flush(): boolean;
  /** It is saved: nothing is kept any more, until something else is typed. */
  forget(): void;
}

const PAUSE_MS = 800;

export function createDraftKeeper({ drafts, key, clock, typed, begun }: Dependencies): DraftKeeper {
  let waiting: AbortController | undefined;
  let written = begun;
  let safe = true;

  function write() {
    stopWaiting();
    const { partly = false, ...now } = typed();
    if (isNothing(now)) {
      if (written !== undefined) drafts.drop(key);
      written = undefined;
      safe = !partly;
      return;
    }
    written = clock.now();
    safe = drafts.keep(key, { ...now, at: written }) && !partly;
  }
  function stopWaiting() {
    waiting?.abort();
    waiting = undefined;
  }
  /** Another tab, or a browser without room, may have taken it away. */
  const isLost = () => written !== undefined && drafts.read(key)?.at !== written;

  return {
    touch() {
      stopWaiting();
      const pause = new AbortController();
      waiting = pause;
      clock.sleep(PAUSE_MS, pause.signal).then(write, () => undefined);
    },
    waits: () => waiting !== undefined,
    write,
    flush() {
      if (waiting || isLost()) write();
      return safe;
    },
    forget() {
      stopWaiting();
      drafts.drop(key);
      written = undefined;
      safe = true;
    },
  };
}

const isNothing = ({ values, base, releases, attempt }: Typed): boolean =>
  attempt === undefined && releases.length === 0 && Object.keys(values).length === 0 && Object.keys(base).length === 0;
