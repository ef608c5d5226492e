import { generatePath } from 'react-router';
import type { RecordId, Scope } from '#providers/data/calls.ts';
import type { Resource } from './Resource.ts';

/** A route of a resource or page for one scope: `/shop/:sid/tags` → `/shop/3/tags`. */
export const pathIn = (route: string, scope: Scope): string =>
  generatePath(route, scope === undefined ? {} : { sid: String(scope) });

/** Where a record is edited; undefined when it is edited over its list, or not at all. */
export function editPath(
  { routes: { edit, editParam = 'id' } }: Resource,
  scope: Scope,
  id: RecordId,
): string | undefined {
  if (edit === undefined) return undefined;
  return edit.includes(`/:${editParam}`)
    ? pathIn(edit.replace(`:${editParam}`, String(id)), scope)
    : `${pathIn(edit, scope)}?${editParam}=${id}`;
}

/** Where a record is read in full; undefined when it is read over its list, or not at all. */
export const showPath = ({ routes: { show } }: Resource, scope: Scope, id: RecordId): string | undefined =>
  show === undefined ? undefined : `${pathIn(show, scope)}?id=${id}`;

/** Where a copy of a record is filled in; undefined when that is done over the list, or not at all. B7 */
export const copyPath = ({ routes: { create } }: Resource, scope: Scope, id: RecordId): string | undefined =>
  create === undefined ? undefined : `${pathIn(create, scope)}?from=${id}`;

/** The name of a section and of the shop it is shown for. G1 */
export const titleFor = (title: string, shop: string | undefined): string => (shop ? `${title} · ${shop}` : title);
