import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { accessOf } from '#crud/access/useAccess.ts';
import { pageQuery } from '#crud/data/usePage.ts';
import { declaredOf } from '#crud/declared/declaredOf.ts';
import { headOf } from '#crud/declared/ResourceHead.ts';
import { servedPage } from '#crud/list/listTabs.ts';
import { seenIn } from '#crud/list/seenIn.ts';
import { readListUrl } from '#crud/list/url/listUrl.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Providers } from '#providers/useProviders.ts';
import { isResource, type Section } from './sections.ts';

interface Needs {
  readonly providers: Pick<Providers, 'clock' | 'profile' | 'session'>;
  readonly sections: readonly Section[];
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
}

/** The most that the first picture waits for the rows it could hold. */
const PATIENCE_MS = 150;

/**
 * Reads what the list at an address is about to ask for, so that the first picture holds its rows: a picture without
 * them costs as much again. Resolves at the latest after {@link PATIENCE_MS}, with whether all was read by then, and
 * never rejects; whatever is still on its way is not asked for twice.
 */
export async function readAhead(needs: Needs, address: Pick<Location, 'pathname' | 'search'>): Promise<boolean> {
  const { session, clock } = needs.providers;
  if (session.get() === null) return true;
  const stop = new AbortController();
  // A failure is told already, and the screen offers to ask again.
  const read = readList(needs, address).then(
    () => true,
    () => true,
  );
  const late = clock.sleep(PATIENCE_MS, stop.signal).then(
    () => false,
    () => false,
  );
  const whole = await Promise.race([read, late]);
  stop.abort();
  return whole;
}

async function readList(
  { providers, sections, queryClient, dataProvider }: Needs,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const opened = sections.filter(isResource).find((each) => matchPath(each.routes.list, pathname));
  if (!opened || headOf(opened).kind === 'singleton') return;
  const [declared, profile] = await Promise.all([declaredOf(opened).load(), providers.profile.load()]);
  const sid = matchPath(opened.routes.list, pathname)?.params.sid;
  const scope = profile.shops.find(({ id }) => String(id) === sid)?.id;
  if ((opened.scope === 'shop' && scope === undefined) || !canAccess(opened.access, profile).can) return;
  const resource = seenIn(declared, accessOf(declared, profile));
  const asked = servedPage(resource, readListUrl(resource, search).state);
  await queryClient.prefetchQuery(
    pageQuery(dataProvider, resource.name, { scope, ...asked, size: resource.list.pageSize }),
  );
}
