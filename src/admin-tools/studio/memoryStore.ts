import { createStore } from '#crud/form/createStore.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';

/** A store that forgets: what a stage keeps of drafts, columns and views is nobody's. */
export function memoryStore(): LocalStore {
  const kept = createStore<ReadonlyMap<string, unknown>>(new Map());
  return {
    get: (key) => kept.get().get(key),
    set(key, value) {
      kept.set(new Map(kept.get()).set(key, value));
      return true;
    },
    remove: (key) => kept.set(new Map([...kept.get()].filter(([other]) => other !== key))),
    keys: (prefix) => [...kept.get().keys()].filter((key) => key.startsWith(prefix)),
    subscribe: kept.subscribe,
  };
}
