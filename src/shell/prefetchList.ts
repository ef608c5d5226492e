import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { accessOf } from '#crud/access/useAccess.ts';
import { pageAhead } from '#crud/data/usePage.ts';
import { applyFieldAccess } from '#crud/list/applyFieldAccess.ts';
import { widenerOf } from '#crud/list/useMeant.ts';
import { servedPage } from '#crud/query/listTabs.ts';
import { readListUrl } from '#crud/query/listUrl.ts';
import type { Resource } from '#crud/Resource.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Providers } from '#providers/useProviders.ts';
import { isResource, type Section } from './sections.ts';

interface Dependencies {
  readonly providers: Pick<Providers, 'profile' | 'session'>;
  readonly sections: readonly Section[];
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
}

/**
 * Reads what the list at an address is about to ask for, so that its rows are on their way before it is drawn. Nothing
 * where no list is opened. Nothing of it rejects: a failure is told already, and the screen offers to ask again. Whatever
 * is still on its way is not asked for twice.
 */
export function prefetchList(needs: Dependencies, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (needs.providers.session.get() === null) return;
  const list = needs.sections
    .filter(isResource)
    .find(({ kind, routes }) => kind !== 'singleton' && matchPath(routes.list, pathname) !== null);
  if (list) prefetchRows(needs, list, { pathname, search }).catch(() => undefined);
}

async function prefetchRows(
  { providers, queryClient, dataProvider }: Dependencies,
  list: Resource,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const profile = await providers.profile.load();
  const sid = matchPath(list.routes.list, pathname)?.params.sid;
  const scope = profile.shops.find(({ id }) => String(id) === sid)?.id;
  if ((list.scope === 'shop' && scope === undefined) || !canAccess(list.access, profile).can) return;
  const seen = applyFieldAccess(list, accessOf(list, profile));
  const { state } = readListUrl(seen, search);
  // What belongs to what is looked for is not known yet.
  if (Object.keys(state.filters).some((name) => widenerOf(seen, name))) return;
  const asked = { scope, ...servedPage(seen, state), size: seen.list.pageSize };
  await queryClient.prefetchQuery(pageAhead(dataProvider, seen.name, asked));
}
