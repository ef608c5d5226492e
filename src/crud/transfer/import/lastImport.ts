import type { Scope } from '#providers/data/calls.ts';
import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import type { ImportStep } from './takeBack.ts';

/** What the last import of each resource in each shop did, by whoever is signed in now. Gone with the page. N9 */
export interface LastImports {
  get(resource: string, scope: Scope): readonly ImportStep[];
  set(resource: string, scope: Scope, steps: readonly ImportStep[]): void;
  subscribe(listener: () => void): () => void;
}

const none: readonly ImportStep[] = [];

/** The one store of a page. */
export const lastImports = memoize(({ session }: Pick<Providers, 'session'>): LastImports => {
  const kept = new Map<string, readonly ImportStep[]>();
  const listeners = new Set<() => void>();
  const key = (resource: string, scope: Scope) => JSON.stringify([session.get(), resource, scope]);
  return {
    get: (resource, scope) => kept.get(key(resource, scope)) ?? none,
    set(resource, scope, steps) {
      kept.set(key(resource, scope), steps);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
