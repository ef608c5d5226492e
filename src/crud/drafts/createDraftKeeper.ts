import type { Clock } from '#providers/clock/createClock.ts';
import { createStore, type Store } from '../form/createStore.ts';
import type { Draft, Drafts } from './createDrafts.ts';

/** What is typed in a form now, beside what is saved. */
export type Typed = Omit<Draft, 'at'>;

interface Needs {
  readonly drafts: Drafts;
  readonly key: string;
  readonly clock: Clock;
  /** What was found when the form was opened, and is worth being offered. */
  readonly found: Draft | undefined;
  readonly typed: () => Typed;
}

/** Keeps what one open form holds, and offers what an earlier one has left. */
export interface DraftKeeper {
  /** What an earlier form has left, until the merchant has decided. */
  readonly offer: Store<Draft | undefined>;
  /** Something was typed: it is written down after a pause. */
  touch(): void;
  /** Whether something was typed that is not written down yet. */
  waits(): boolean;
  /** Writes at once what waits. @returns whether all that is typed is safe here. */
  flush(): boolean;
  /** The offer was taken; `undo`, where there is one, takes it out of the form again. */
  accept(undo?: () => void): void;
  /** How to take back what was accepted, until the form is saved or it is taken back. */
  readonly accepted: Store<(() => void) | undefined>;
  decline(): void;
  /** It is saved: nothing is kept and nothing is offered any more. */
  forget(): void;
  /** Whether another tab has written here since this form was opened. */
  isElsewhere(): boolean;
}

const PAUSE_MS = 800;

/** While an offer is not decided on, it stays in the draft beside what is typed: closing the tab loses neither. */
export function createDraftKeeper({ drafts, key, clock, found, typed }: Needs): DraftKeeper {
  const offer = createStore(found);
  const accepted = createStore<(() => void) | undefined>(undefined);
  const seen = new Set(found && [found.at]);
  let waiting: AbortController | undefined;
  let safe = true;

  function write(): boolean {
    const now = typed();
    const offered = offer.get();
    if (isNothing(now) && !offered) {
      if (seen.has(drafts.read(key)?.at ?? Number.NaN)) drafts.drop(key);
      return true;
    }
    const draft = isNothing(now) && offered ? offered : together(offered, now, clock.now());
    seen.add(draft.at);
    return drafts.keep(key, draft);
  }
  function stopWaiting() {
    waiting?.abort();
    waiting = undefined;
  }

  return {
    offer,
    touch() {
      stopWaiting();
      const pause = new AbortController();
      waiting = pause;
      clock.sleep(PAUSE_MS, pause.signal).then(
        () => {
          waiting = undefined;
          safe = write();
        },
        () => undefined,
      );
    },
    waits: () => waiting !== undefined,
    flush() {
      if (waiting) {
        stopWaiting();
        safe = write();
      }
      return safe;
    },
    accepted,
    accept(undo) {
      const taken = offer.get();
      offer.set(undefined);
      if (!undo) return;
      accepted.set(() => {
        accepted.set(undefined);
        offer.set(taken);
        undo();
      });
    },
    decline() {
      offer.set(undefined);
      safe = write();
    },
    forget() {
      stopWaiting();
      offer.set(undefined);
      accepted.set(undefined);
      drafts.drop(key);
    },
    isElsewhere() {
      const held = drafts.read(key);
      return held !== undefined && !seen.has(held.at);
    },
  };
}

const isNothing = ({ values, base, releases }: Typed): boolean =>
  releases.length === 0 && Object.keys(values).length === 0 && Object.keys(base).length === 0;

function together(offered: Draft | undefined, typed: Typed, at: number): Draft {
  return {
    values: { ...offered?.values, ...typed.values },
    base: { ...offered?.base, ...typed.base },
    releases: [...(offered?.releases ?? []), ...typed.releases],
    at,
  };
}
