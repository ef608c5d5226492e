import type { EditorClock } from '../EditorPorts.ts';

interface Dependencies {
  readonly clock: EditorClock;
  /** @returns whether something new was written, and is safe. */
  readonly save: () => boolean;
  /** Says that it is saved, or no longer says so. */
  readonly show: (saved: boolean) => void;
}

export interface Autosave {
  /** Something was typed. */
  touch(): void;
  stop(): void;
}

const PAUSE_MS = 500;
const SHOWN_MS = 2000;

/** Saves half a second after the last key, when the page has nothing better to do; says so for two seconds. E2, E14 */
export function createAutosave({ clock, save, show }: Dependencies): Autosave {
  let pause = new AbortController();
  let shown = new AbortController();

  function saveNow() {
    if (!save()) return;
    shown.abort();
    shown = new AbortController();
    show(true);
    clock.sleep(SHOWN_MS, shown.signal).then(
      () => show(false),
      () => undefined,
    );
  }

  return {
    touch() {
      pause.abort();
      const mine = new AbortController();
      pause = mine;
      clock.sleep(PAUSE_MS, mine.signal).then(
        () => onIdle(() => mine.signal.aborted || saveNow()),
        () => undefined,
      );
    },
    stop() {
      pause.abort();
      shown.abort();
    },
  };
}

/** Safari has no idle callback; half a second after a key it is idle most of the time. */
function onIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
  else work();
}
