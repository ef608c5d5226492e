import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { accessOf } from '#crud/access/useAccess.ts';
import { pageAhead } from '#crud/data/usePage.ts';
import { declaredOf } from '#crud/declared/declaredOf.ts';
import { headOf, type LateResource } from '#crud/declared/ResourceHead.ts';
import { servedPage } from '#crud/list/listTabs.ts';
import { seenIn } from '#crud/list/seenIn.ts';
import { readListUrl } from '#crud/list/url/listUrl.ts';
import type { Resource } from '#crud/Resource.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Scope } from '#providers/data/calls.ts';
import type { Providers } from '#providers/useProviders.ts';
import type { Opened } from './fetchDeclarations.ts';

interface Needs {
  readonly providers: Pick<Providers, 'profile' | 'session'>;
  /** What the address leads to. */
  readonly opened: Opened;
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
}

/**
 * Reads what the list at an address is about to ask for, so that its rows are on their way before it is drawn. Nothing
 * where no list is opened. Nothing of it rejects: a failure is told already, and the screen offers to ask again. Whatever
 * is still on its way is not asked for twice.
 */
export function prefetchList(needs: Needs, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { opened } = needs;
  const isList = (resource: Resource | LateResource) =>
    headOf(resource).kind !== 'singleton' && matchPath(resource.routes.list, pathname) !== null;
  if (needs.providers.session.get() === null || !opened) return;
  Promise.resolve(opened)
    .then(async (found) => {
      const list = found && isList(found) ? await readList(needs, found, pathname) : undefined;
      if (list) await prefetchRows(needs, list, search);
    })
    .catch(() => undefined);
}

/** A list, as far as it is known without its rows. */
interface List {
  readonly resource: Resource;
  readonly scope: Scope;
}

async function readList(
  { providers }: Needs,
  list: Resource | LateResource,
  pathname: string,
): Promise<List | undefined> {
  const [declared, profile] = await Promise.all([declaredOf(list).load(), providers.profile.load()]);
  const sid = matchPath(list.routes.list, pathname)?.params.sid;
  const scope = profile.shops.find(({ id }) => String(id) === sid)?.id;
  if ((list.scope === 'shop' && scope === undefined) || !canAccess(list.access, profile).can) return undefined;
  return { resource: seenIn(declared, accessOf(declared, profile)), scope };
}

async function prefetchRows({ queryClient, dataProvider }: Needs, { resource, scope }: List, search: string) {
  const asked = servedPage(resource, readListUrl(resource, search).state);
  await queryClient.prefetchQuery(
    pageAhead(dataProvider, resource.name, { scope, ...asked, size: resource.list.pageSize }),
  );
}
