/** What tabs of one browser tell each other: that something was saved. */
export interface OtherTabs {
  /** Tells the others whose records have changed; a browser that keeps nothing has no way to, and is silent. */
  tellSaved(resources: readonly string[]): void;
  /** Called with each resource that another tab has changed. */
  onSaved(listener: (resource: string) => void): () => void;
}

const KEY = 'Saved';

/** The plain way between tabs: what one writes into storage the others hear, and it stays there no longer. N7 */
export function createOtherTabs(storage: Storage, events: EventTarget): OtherTabs {
  const listeners = new Set<(resource: string) => void>();
  events.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent) || event.key !== KEY || event.newValue === null) return;
    for (const resource of event.newValue.split(' ')) for (const listener of listeners) listener(resource);
  });
  return {
    tellSaved(resources) {
      try {
        storage.setItem(KEY, resources.join(' '));
      } catch {}
      storage.removeItem(KEY);
    },
    onSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
