/** What this browser keeps of a merchant's own: drafts, views, columns. Never a session, password or code. */
export interface LocalStore {
  /** What was kept, as it was; undefined when there is nothing, or nothing readable. */
  get(key: string): unknown;
  /** @returns false when the browser has no room left or keeps nothing. */
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Every key that starts so. */
  keys(prefix: string): readonly string[];
  /** Called after every change, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

const PREFIX = 'Kept:';

/** Under which name the browser itself holds what is kept as this, for whoever reads it before there is a store. */
export const keptAs = (key: string): string => PREFIX + key;

/** A store of JSON values under keys of its own. `events` is where other tabs are heard. */
export function createLocalStore(storage: Storage, events: EventTarget): LocalStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  events.addEventListener('storage', (event) => {
    if (!('key' in event) || event.key === null || String(event.key).startsWith(PREFIX)) tell();
  });
  return {
    get(key) {
      const text = storage.getItem(keptAs(key));
      try {
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        storage.setItem(keptAs(key), JSON.stringify(value));
      } catch {
        // What the browser has no room for the page may hold all the same.
        tell();
        return false;
      }
      tell();
      return true;
    },
    remove(key) {
      storage.removeItem(keptAs(key));
      tell();
    },
    keys: (prefix) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(PREFIX + prefix))
        .map((key) => key.slice(PREFIX.length)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
