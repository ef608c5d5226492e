import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';

/** Whether 找 is open, and with what it was opened. */
export interface FindBox {
  /** What stood in it when it was opened; undefined while it is closed. */
  get(): string | undefined;
  open(typed: string): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** The one of a page: screens open it, the frame draws it. */
export const findBox = memoize((_: Providers): FindBox => {
  const listeners = new Set<() => void>();
  let asked: string | undefined;
  const keep = (next: string | undefined) => {
    asked = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => asked,
    open: keep,
    close: () => keep(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
