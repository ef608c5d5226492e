import { useSyncExternalStore } from 'react';

/** A value that stands beside React: read at once by anyone, drawn anew only by who listens. */
export interface Store<Value> {
  get(): Value;
  /** Listeners hear of it unless it is the very same value. */
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(start: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = start;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, live. */
export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
