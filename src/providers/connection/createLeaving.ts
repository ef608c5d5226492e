/** Whether the page is being left. */
export interface Leaving {
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** What only somebody does who has stayed. */
const signsOfStaying = ['pointerdown', 'keydown', 'pageshow'] as const;

/**
 * Whether the page is being left, until somebody does something in it after all. Firefox and Safari call off what is on
 * its way as soon as another page is asked for, long before that one is there: code that does not come then is no fault.
 */
export function createLeaving(events: EventTarget): Leaving {
  const listeners = new Set<() => void>();
  let leaving = false;
  const turn = (now: boolean) => () => {
    if (leaving === now) return;
    leaving = now;
    for (const listener of listeners) listener();
  };
  events.addEventListener('beforeunload', turn(true));
  for (const sign of signsOfStaying) events.addEventListener(sign, turn(false), { capture: true });
  return {
    get: () => leaving,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
