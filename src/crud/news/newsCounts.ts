import type { Providers } from '#providers/useProviders.ts';
import { memoize } from '#schemas/memoize.ts';
import { createStore } from '../createStore.ts';

/** How many have come unseen. */
export interface NewsCount {
  /** `2`, `10+`. */
  readonly count: string;
  /** What they are, behind the count: `笔新订单`. */
  readonly what: string;
}
/** By the address of the list. */
export type NewsCounts = ReadonlyMap<string, NewsCount>;

const none: NewsCounts = new Map();

/** What the menu shows beside its lines; empty until the watch, whose code comes late, has something to tell. */
export const newsCounts = memoize((_: Pick<Providers, 'profile'>) => createStore(none));

/** Those of several lists together: `2` and `10+` are `12+`; nothing of none. */
export function sumOf(counts: readonly NewsCount[]): NewsCount | undefined {
  const [first] = counts;
  if (!first) return undefined;
  const sum = counts.reduce((all, { count }) => all + Number.parseInt(count, 10), 0);
  return { ...first, count: `${sum}${counts.some(({ count }) => count.endsWith('+')) ? '+' : ''}` };
}
