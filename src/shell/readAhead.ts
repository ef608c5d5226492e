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
  readonly providers: Pick<Providers, 'clock' | 'profile' | 'session'>;
  /** What the address leads to. */
  readonly opened: Opened;
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
  /** Rows of the last time are seen meanwhile. 032 */
  readonly isHung: boolean;
}

/** What is on its way before there is a screen that asks for it. */
export interface Ahead {
  /** Resolves when all is known that frames the rows: whose they are, and what is declared of them. */
  readonly frame: Promise<void>;
  /** Resolves with whether the rows were read in time, after {@link PATIENCE_MS} at the latest, or {@link PICTURE_PATIENCE_MS}. */
  readonly rows: Promise<boolean>;
}

/** The most that the first picture waits for the rows it could hold. */
const PATIENCE_MS = 300;
/** The same where the last picture stands: grey bars in its place would show less, not more. */
const PICTURE_PATIENCE_MS = 3000;

/**
 * Reads what the list at an address is about to ask for, so that the first picture holds its rows: a picture without
 * them costs as much again. Undefined where no list is opened. Nothing of it rejects: a failure is told already, and the
 * screen offers to ask again. Whatever is still on its way is not asked for twice.
 */
export function readAhead(needs: Needs, address: Pick<Location, 'pathname' | 'search'>): Ahead | undefined {
  const { opened } = needs;
  const { session, clock } = needs.providers;
  const isList = (resource: Resource | LateResource) =>
    headOf(resource).kind !== 'singleton' && matchPath(resource.routes.list, address.pathname) !== null;
  if (session.get() === null || !opened || !(opened instanceof Promise || isList(opened))) return undefined;
  const stop = new AbortController();
  const framed =
    opened instanceof Promise
      ? opened.then((found) => (found && isList(found) ? readFrame(needs, found, address.pathname) : undefined))
      : readFrame(needs, opened, address.pathname);
  const read = framed.then((frame) => frame && readRows(needs, frame, address.search)).then(yes, yes);
  const late = clock.sleep(needs.isHung ? PICTURE_PATIENCE_MS : PATIENCE_MS, stop.signal).then(no, no);
  const rows = Promise.race([read, late]).finally(() => stop.abort());
  return { frame: framed.then(nothing, nothing), rows };
}

const yes = () => true;
const no = () => false;
const nothing = () => undefined;

/** A list, as far as it is known without its rows. */
interface Frame {
  readonly resource: Resource;
  readonly scope: Scope;
}

async function readFrame(
  { providers }: Needs,
  list: Resource | LateResource,
  pathname: string,
): Promise<Frame | undefined> {
  const [declared, profile] = await Promise.all([declaredOf(list).load(), providers.profile.load()]);
  const sid = matchPath(list.routes.list, pathname)?.params.sid;
  const scope = profile.shops.find(({ id }) => String(id) === sid)?.id;
  if ((list.scope === 'shop' && scope === undefined) || !canAccess(list.access, profile).can) return undefined;
  return { resource: seenIn(declared, accessOf(declared, profile)), scope };
}

async function readRows({ queryClient, dataProvider }: Needs, { resource, scope }: Frame, search: string) {
  const asked = servedPage(resource, readListUrl(resource, search).state);
  await queryClient.prefetchQuery(
    pageAhead(dataProvider, resource.name, { scope, ...asked, size: resource.list.pageSize }),
  );
}
