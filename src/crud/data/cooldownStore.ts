import type { RecordId, Scope } from '#providers/data/calls.ts';
import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import type { RowWrite } from '../Resource.ts';

/** When an action was last done to a record, by whoever is signed in now. Gone with the page. */
export interface CooldownStore {
  /** In milliseconds since 1970; undefined when it was not. */
  at(action: RowWrite, scope: Scope, id: RecordId): number | undefined;
  note(action: RowWrite, scope: Scope, id: RecordId): void;
  subscribe(listener: () => void): () => void;
}

type Dependencies = Pick<Providers, 'session' | 'clock'>;

/** The one store of a page. */
export const cooldownStore = memoize(({ session, clock }: Dependencies): CooldownStore => {
  const times = new Map<RowWrite, Map<string, number>>();
  const listeners = new Set<() => void>();
  const key = (scope: Scope, id: RecordId) => JSON.stringify([session.get(), scope, id]);
  return {
    at: (action, scope, id) => times.get(action)?.get(key(scope, id)),
    note(action, scope, id) {
      times.set(action, new Map(times.get(action)).set(key(scope, id), clock.now()));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
