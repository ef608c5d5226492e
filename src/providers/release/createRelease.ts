/** What is said wherever something of an older build is missing. N11 */
export const RENEWED = '页面已更新，请刷新';

/** Whether the site has got a newer build since this page was opened. */
export interface Release {
  isOld(): boolean;
  /** Asks which build is served; done by itself when code or a style could not be fetched. */
  check(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

interface Surroundings {
  /** Where vite says that code or a style could not be fetched. https://vite.dev/guide/build#load-error-handling */
  readonly events: EventTarget;
  readonly origin: string;
  /** The path of the script that this page began with, e.g. `/assets/index-4f2a.js`. */
  readonly entry: string;
}

/**
 * Finds out why late code did not come: the page as it is served now names another script where the build is a newer one.
 *
 * Its own code comes with the first file, for a late one would be gone as well. N11
 */
export function createRelease({ events, origin, entry }: Surroundings): Release {
  const listeners = new Set<() => void>();
  let isOld = false;
  let asking: Promise<void> | undefined;
  async function ask(): Promise<void> {
    if (isOld || (await servesEntry(origin, entry))) return;
    isOld = true;
    for (const listener of listeners) listener();
  }
  /** One part that is gone is told of once for its code and once for each of its styles: that is one question. */
  const check = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  events.addEventListener('vite:preloadError', check);
  return {
    isOld: () => isOld,
    check,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A page that cannot be had, or that no script stands in (a network's own login), says nothing about ours. */
async function servesEntry(origin: string, entry: string): Promise<boolean> {
  try {
    const answer = await fetch(origin, { cache: 'no-store', headers: { accept: 'text/html' } });
    const page = await answer.text();
    return !answer.ok || page.includes(entry) || !/<script\b[^>]*\btype="module"[^>]*\bsrc="\//.test(page);
  } catch {
    return true;
  }
}
