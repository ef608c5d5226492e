/** Whether the browser has a network. It may have one that leads nowhere: only a no can be believed. */
export interface Connection {
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The state of the network as the browser tells it. `events` is where it is heard coming and going. */
export function createConnection(events: EventTarget, isOnline: () => boolean = () => true): Connection {
  const listeners = new Set<() => void>();
  let online = isOnline();
  const turn = (now: boolean) => () => {
    online = now;
    for (const listener of listeners) listener();
  };
  events.addEventListener('online', turn(true));
  events.addEventListener('offline', turn(false));
  return {
    get: () => online,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
