/** Something that is there already or on its way. */
export interface Late<Value> {
  /** Undefined until it is there. */
  get(): Value | undefined;
  /** Fetches it once; what could not be fetched can be asked for again. */
  load(): Promise<Value>;
  subscribe(listener: () => void): () => void;
}

/** What is there from the start. */
export const atOnce = <Value>(value: Value): Late<Value> => ({
  get: () => value,
  load: () => Promise.resolve(value),
  subscribe: () => () => {},
});

/** What is fetched when it is first asked for. */
export function createLate<Value>(fetchIt: () => Promise<Value>): Late<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let coming: Promise<Value> | undefined;
  async function fetchOnce(): Promise<Value> {
    try {
      value = await fetchIt();
    } catch (error) {
      coming = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return value;
  }
  return {
    get: () => value,
    load() {
      coming ??= fetchOnce();
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
