import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import { createStore } from '../createStore.ts';

/** Whether 找 is open, and with what it was opened: one for a page. Screens open it, the frame draws it. */
export const findBox = memoize((_: Providers) => {
  const { get, set, subscribe } = createStore<string | undefined>(undefined);
  return { get, subscribe, open: (typed: string) => set(typed), close: () => set(undefined) };
});
