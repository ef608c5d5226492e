import { knownShopsKey, lastPictureKey, limits, sessionKey } from '#schemas/limits.ts';

/** A list as it was seen last. 032 */
export interface LastPicture {
  /** The path of the page. */
  readonly at: string;
  /** The first file of the product that drew it: another one may draw differently. */
  readonly build: string;
  readonly widthPx: number;
  readonly takenMs: number;
  /** What the product had drawn, as markup. */
  readonly html: string;
}

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
  /** Leaves the picture of a list for the next time it is opened, until the session goes; there is one at most. 032 */
  rememberPicture(picture: LastPicture): void;
  /** How the last session went: the merchant left, or the applet ended it; null when this page saw none go. */
  departure(): 'left' | 'ended' | null;
  subscribe(listener: () => void): () => void;
}

/** A session over a storage; another tab's login and logout are heard through `events`. */
export function createSession(storage: Storage, events: EventTarget = new EventTarget()): Session {
  const listeners = new Set<() => void>();
  let departure: 'left' | 'ended' | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  events.addEventListener('storage', (event) => {
    if (event instanceof StorageEvent && (event.key === sessionKey || event.key === null)) tell();
  });
  const get = () => storage.getItem(sessionKey);
  const remove = (how: 'left' | 'ended') => {
    departure = how;
    storage.removeItem(sessionKey);
    storage.removeItem(knownShopsKey);
    storage.removeItem(lastPictureKey);
    tell();
  };
  /** Both only let a page be there sooner: a browser without room goes without. */
  const remember = (key: string, word: string) => {
    try {
      storage.setItem(key, word);
    } catch {
      storage.removeItem(key);
    }
  };
  return {
    get,
    set(value) {
      departure = null;
      // Where the browser does not take it, this page keeps it, and the merchant has been told. N11
      try {
        storage.setItem(sessionKey, value);
      } catch {}
      // Whoever was here before may have left without a word.
      storage.removeItem(lastPictureKey);
      tell();
    },
    clear: () => remove('left'),
    end(session) {
      if (session !== null && session === get()) remove('ended');
    },
    rememberShops: (ids) => remember(knownShopsKey, ids.join(',')),
    rememberPicture(picture) {
      if (get() === null || picture.html.length > limits.pictureLength) return;
      remember(lastPictureKey, JSON.stringify(picture));
    },
    departure: () => departure,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
