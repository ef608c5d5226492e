import { generatePath } from 'react-router';
import type { RecordId, Scope } from '#providers/data/calls.ts';
import type { Resource } from './Resource.ts';

/** A route of a resource or page for one scope: `/shop/:sid/tags` → `/shop/3/tags`. */
export const pathIn = (route: string, scope: Scope): string =>
  generatePath(route, scope === undefined ? {} : { sid: String(scope) });

/** A record's address: its id in the route where the route has room for it, else behind it. */
const recordPath = (route: string, param: string, scope: Scope, id: RecordId): string =>
  route.includes(`/:${param}`)
    ? pathIn(route.replace(`:${param}`, encodeURIComponent(id)), scope)
    : `${pathIn(route, scope)}?${param}=${encodeURIComponent(id)}`;

/** Where a record is edited; undefined when it is edited over its list, or not at all. */
export const editPath = (
  { routes: { edit, editParam = 'id' } }: Resource,
  scope: Scope,
  id: RecordId,
): string | undefined => (edit === undefined ? undefined : recordPath(edit, editParam, scope, id));

/** Where a record is read in full; undefined when it is read over its list, or not at all. */
export const showPath = (
  { routes: { show, showParam = 'id' } }: Resource,
  scope: Scope,
  id: RecordId,
): string | undefined => (show === undefined ? undefined : recordPath(show, showParam, scope, id));

/** Where a copy of a record is filled in; undefined when that is done over the list, or not at all. B7 */
export const copyPath = ({ routes: { create } }: Resource, scope: Scope, id: RecordId): string | undefined =>
  create === undefined ? undefined : `${pathIn(create, scope)}?from=${encodeURIComponent(id)}`;

/** The name of a section and of the shop it is shown for. G1 */
export const titleFor = (title: string, shop: string | undefined): string => (shop ? `${title} · ${shop}` : title);
