import type { Typed } from './typed.ts';

/** What is typed, and the steps back and forth from it. */
export interface History {
  readonly now: Typed;
  readonly past: readonly Typed[];
  readonly future: readonly Typed[];
  /** The cell that is being typed into: all its key presses are one step. */
  readonly within?: string | undefined;
}

const MOST_STEPS = 100;

export const begin = (now: Typed): History => ({ now, past: [], future: [] });

/** Another step, or one more press of the step that goes on. */
export function step(history: History, now: Typed, within?: string): History {
  const { past } = history;
  if (now === history.now) return history;
  if (within !== undefined && within === history.within) return { ...history, now, future: [] };
  return { now, past: [...past, history.now].slice(-MOST_STEPS), future: [], within };
}

/** The cell is left: what is typed next is a step of its own. */
export const settle = (history: History): History =>
  history.within === undefined ? history : { ...history, within: undefined };

export function undo({ now, past, future }: History): History {
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : { now, past, future };
}

export function redo({ now, past, future }: History): History {
  const [after, ...rest] = future;
  return after ? { now: after, past: [...past, now], future: rest } : { now, past, future };
}
