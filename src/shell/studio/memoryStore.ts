import type { LocalStore } from '#providers/storage/createLocalStore.ts';

/** A store that forgets: what a stage keeps of drafts, columns and views is nobody's. */
export function memoryStore(): LocalStore {
  const kept = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.set(key, value);
      tell();
      return true;
    },
    remove(key) {
      kept.delete(key);
      tell();
    },
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
