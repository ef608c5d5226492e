import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { offlineKey } from '#schemas/limits.ts';
import { type OfflineList, readOfflineLists, writeOfflineLists } from './offlineLists.ts';

/** In characters of JSON, of the five million a browser holds for all of a site: drafts need the rest. */
const MOST_OF_ALL = 300_000;

/** Keeps a list as it was read now, the newest first; those read longest ago go when there is no room. */
export function keepOffline(local: LocalStore, owner: string, list: OfflineList): void {
  const others = readOfflineLists(local.get(offlineKey), owner).filter(({ to }) => to !== list.to);
  const lists = newest(list.rows.length === 0 ? others : [list, ...others]);
  // A browser without room goes without: what was typed needs it more.
  if (!local.set(offlineKey, writeOfflineLists(owner, lists))) local.remove(offlineKey);
}

function newest(lists: readonly OfflineList[]): readonly OfflineList[] {
  let left = MOST_OF_ALL;
  return lists.filter((list) => {
    const { length } = JSON.stringify(list);
    // One that finds no room takes none from those behind it.
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/**
 * A merchant is here: the lists another one has read at this browser are not theirs (045), nor is one of their own that
 * would be kept no more, e.g. since its declaration has gone, or keeps other columns.
 */
export function keepOnlyOfflineOf(local: LocalStore, owner: string, isKept: (list: OfflineList) => boolean): void {
  const kept = readOfflineLists(local.get(offlineKey), owner);
  const lists = kept.filter(isKept);
  if (lists.length === 0) local.remove(offlineKey);
  else if (lists.length < kept.length) local.set(offlineKey, writeOfflineLists(owner, lists));
}
