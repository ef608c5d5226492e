import { jsonIn } from '#fields/text/data.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** What was looked at last. */
export interface Looked {
  /** The key of a thing. */
  readonly at?: string | undefined;
  readonly pinned: boolean;
}

const KEY = 'inspect';

/** Kept by the tab until the inspector is closed: a change of a declaration draws the product anew, or loads the page. */
export function keepLooked(looked: Looked | undefined): void {
  if (looked) sessionStorage.setItem(KEY, JSON.stringify(looked));
  else sessionStorage.removeItem(KEY);
}

/** Undefined while the inspector is closed. */
export function readLooked(): Looked | undefined {
  // Another program that was developed on this port may have left something under this name.
  const read = jsonIn(sessionStorage.getItem(KEY) ?? '');
  if (!isRecord(read)) return undefined;
  return { at: typeof read.at === 'string' ? read.at : undefined, pinned: read.pinned === true };
}
