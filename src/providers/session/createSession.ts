import { knownShopsKey, offlineKey, sessionKey } from '#schemas/limits.ts';
import { keptAs } from '../storage/createLocalStore.ts';

/** The proof of login, kept in browser storage and shared by all tabs. L2 */
export interface Session {
  get(): string | null;
  set(value: string): void;
  /** The merchant leaves. */
  clear(): void;
  /** The applet no longer knows this session; does nothing when another one has begun. T5 */
  end(session: string | null): void;
  /** Leaves word of whose shops these are, until the session goes; a browser without room goes without. */
  rememberShops(ids: readonly number[]): void;
  /** How the last session went: the merchant left, or the applet ended it; null when this page saw none go. */
  departure(): 'left' | 'ended' | null;
  subscribe(listener: () => void): () => void;
}

/**
 * A session over a storage; another tab's login and logout are heard through `events`.
 *
 * @param key under which name it is kept; the specification's where nothing is said
 */
export function createSession(
  storage: Storage,
  events: EventTarget = new EventTarget(),
  key: string = sessionKey,
): Session {
  const listeners = new Set<() => void>();
  let departure: 'left' | 'ended' | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  events.addEventListener('storage', (event) => {
    if (event instanceof StorageEvent && (event.key === key || event.key === null)) tell();
  });
  const get = () => storage.getItem(key);
  const remove = (how: 'left' | 'ended') => {
    departure = how;
    storage.removeItem(key);
    storage.removeItem(knownShopsKey);
    storage.removeItem(keptAs(offlineKey));
    tell();
  };
  return {
    get,
    set(value) {
      departure = null;
      // Where the browser does not take it, this page keeps it, and the merchant has been told. N11
      try {
        storage.setItem(key, value);
      } catch {}
      tell();
    },
    clear: () => remove('left'),
    end(session) {
      if (session !== null && session === get()) remove('ended');
    },
    rememberShops(ids) {
      // It only lets a page be there sooner: a browser without room goes without.
      try {
        storage.setItem(knownShopsKey, ids.join(','));
      } catch {
        storage.removeItem(knownShopsKey);
      }
    },
    departure: () => departure,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
