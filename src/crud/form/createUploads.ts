import { createStore, type Store } from '../createStore.ts';

/** The files of a form that are not there yet. U3, N3 */
export interface Uploads {
  /** How many inputs are sending something. */
  readonly running: Store<number>;
  /** How many inputs hold something that did not arrive. */
  readonly failed: Store<number>;
  /** Counts among those that send, until what it gives back is called. */
  begin(): () => void;
  /** Counts among those that failed, until what it gives back is called. */
  fail(): () => void;
}

export function createUploads(): Uploads {
  const [running, failed] = [createStore(0), createStore(0)];
  const counted = (count: Store<number>) => () => {
    let counts = true;
    count.set(count.get() + 1);
    return () => {
      if (counts) count.set(count.get() - 1);
      counts = false;
    };
  };
  return { running, failed, begin: counted(running), fail: counted(failed) };
}
