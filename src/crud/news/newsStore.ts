import type { RecordId, Scope } from '#providers/data/calls.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import type { Providers } from '#providers/useProviders.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { memoize } from '#schemas/memoize.ts';
import type { Resource } from '../Resource.ts';
import { newestOf, newsIn, numberOf } from './newsIn.ts';

/** The records of one resource in one scope, as far as something new among them is told of. */
export interface NewsTarget {
  readonly resource: Resource;
  readonly scope: Scope;
}

interface Known {
  /** The newest that the merchant has seen. */
  readonly seen: number;
  /** The newest that was read: it has been told of, and is not told of again. */
  readonly told: number;
  /** The first page as it was last read, and when it was asked for: in milliseconds since 1970. */
  readonly page: readonly number[];
  readonly askedAt: number;
}

/** What has come since the merchant last looked, for every tab of this browser. OR-E9 */
interface NewsStore {
  /** How many: `2`, `10+`; undefined when none have, and before the first reading. @param since another newest one than that seen */
  countOf(target: NewsTarget, since?: number): string | undefined;
  /** The newest that the merchant has seen; undefined before the first reading. */
  seenOf(target: NewsTarget): number | undefined;
  /** When it was asked for last, in whatever tab; 0 when never. */
  askedAt(target: NewsTarget): number;
  /** It is being asked for now. */
  asking(target: NewsTarget): void;
  /** A first page was read; gives back how many on it nobody has heard of yet. */
  read(target: NewsTarget, records: readonly { readonly id: RecordId }[]): number;
  /** The merchant has the first page before their eyes. */
  see(target: NewsTarget, records: readonly { readonly id: RecordId }[]): void;
  subscribe(listener: () => void): () => void;
}

type Dependencies = Pick<Providers, 'local' | 'profile' | 'clock'>;

/** The one of a page; it lies where other tabs hear of it, under whoever is signed in. */
export const newsStore = memoize(({ local, profile, clock }: Dependencies): NewsStore => {
  const keyOf = ({ resource, scope }: NewsTarget) => {
    const who = profile.get();
    return who && `news.${resource.name}.${scope ?? 'all'}.${ownerOf(who)}`;
  };
  const get = (target: NewsTarget): Known | undefined => {
    const key = keyOf(target);
    return key === null ? undefined : readKnown(local.get(key));
  };
  const keep = (target: NewsTarget, known: Known) => {
    const key = keyOf(target);
    if (key !== null) local.set(key, known);
  };
  const idsOf = (records: readonly { readonly id: RecordId }[]) => records.map(({ id }) => numberOf(id));
  const asRecords = (ids: readonly number[]) => ids.map((id) => ({ id }));

  return {
    countOf(target, since) {
      const known = get(target);
      return known && newsIn(asRecords(known.page), since ?? known.seen, target.resource.list.pageSize);
    },
    seenOf: (target) => get(target)?.seen,
    askedAt: (target) => get(target)?.askedAt ?? 0,
    asking(target) {
      const known = get(target);
      // Nothing is known before the first answer: it is the measure of what comes later.
      if (known) keep(target, { ...known, askedAt: clock.now() });
    },
    read(target, records) {
      const known = get(target);
      const page = idsOf(records);
      const newest = newestOf(records);
      if (!known) {
        keep(target, { seen: newest, told: newest, page, askedAt: clock.now() });
        return 0;
      }
      const heard = Math.max(known.seen, known.told);
      keep(target, { ...known, page, told: Math.max(known.told, newest) });
      return page.filter((id) => id > heard).length;
    },
    see(target, records) {
      const known = get(target);
      const newest = newestOf(records);
      const seen = Math.max(known?.seen ?? 0, newest);
      // What was read of it since is newer than the list: that has not been seen.
      if (known && newestOf(asRecords(known.page)) > newest) return keep(target, { ...known, seen });
      const page = idsOf(records).slice(0, target.resource.list.pageSize);
      keep(target, { seen, told: Math.max(known?.told ?? 0, newest), page, askedAt: clock.now() });
    },
    subscribe: local.subscribe,
  };
});

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

function readKnown(kept: unknown): Known | undefined {
  if (!isRecord(kept)) return undefined;
  const { seen, told, page, askedAt } = kept;
  const sound = typeof seen === 'number' && typeof told === 'number' && typeof askedAt === 'number' && isIds(page);
  return sound ? { seen, told, page, askedAt } : undefined;
}
