import { useEffect } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { useShop } from '../data/useScope.ts';
import type { ListRows } from '../list/useListRows.ts';
import { onIdle } from '../onIdle.ts';
import type { ListState } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';
import { useUnitOf } from '../units/useUnit.ts';
import { keepOffline } from './keepOffline.ts';
import { offlineList } from './offlineList.ts';

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly state: ListState;
  readonly rows: ListRows;
  /** When it was read; undefined while a newer answer is not shown yet. */
  readonly readAt: number | undefined;
}

/**
 * Leaves the first page of a list, or of an open part of it, to the page that is there without a network. Only where there
 * will be such a page: in the installed product, whose worker serves it.
 */
export function useKeepOffline({ resource, scope, state, rows, readAt }: Dependencies): void {
  const { local } = useProviders();
  const profile = useProfile();
  const shop = useShop()?.name ?? '';
  const unit = useUnitOf(scope);
  const { page, tab } = state;
  const { records, total, exact, names, loading, failed, asked } = rows;
  const { nameOf } = names;
  // One that the applet has narrowed, by conditions or by words, is another list.
  const narrowed = Object.keys(asked.filters).some((name) => name !== resource.list.tabs);
  const kept = resource.list.offline !== undefined && page === 1 && !narrowed && !loading && !failed;
  useEffect(() => {
    if (!kept || readAt === undefined || !profile || !opensOffline()) return undefined;
    return onIdle(() => {
      const loaded = { scope, shop, tab, records, total, exact, nameOf, unit, at: readAt };
      keepOffline(local, ownerOf(profile), offlineList(resource, loaded));
    });
  }, [kept, readAt, profile, local, resource, scope, shop, tab, records, total, exact, nameOf, unit]);
}

const opensOffline = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator.serviceWorker?.controller ?? null) !== null;
