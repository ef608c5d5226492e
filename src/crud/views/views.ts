import { isRecord } from '#schemas/codecs/isRecord.ts';
import { type ListState, readListUrl, writeListUrl } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';

/** A state of a list under a name. It is held as the address would say it: what an old link can, a view can. */
export interface View {
  readonly name: string;
  /** Without `?` and without a page. */
  readonly query: string;
}

const VERSION = 1;

/** What this browser kept, whatever wrote it; what is unreadable is left out. */
export function readViews(kept: unknown): readonly View[] {
  if (!isRecord(kept) || kept.version !== VERSION || !Array.isArray(kept.views)) return [];
  return kept.views.filter(isView);
}

export const writeViews = (views: readonly View[]) => ({ version: VERSION, views });

const isView = (value: unknown): value is View =>
  isRecord(value) && typeof value.name === 'string' && value.name !== '' && typeof value.query === 'string';

/** The views with the present state under a name: a new one last, one of that name in its place. */
export function keepView(resource: Resource, views: readonly View[], name: string, state: ListState): readonly View[] {
  const view: View = { name: name.trim(), query: writeListUrl(resource, { ...state, page: 1 }) };
  return views.some((each) => each.name === view.name)
    ? views.map((each) => (each.name === view.name ? view : each))
    : [...views, view];
}

/** The views without one. */
export const dropView = (views: readonly View[], name: string): readonly View[] =>
  views.filter((view) => view.name !== name);

/** What a view shows today: renamed fields under their new names, those that are gone left out without a word. */
export const stateOf = (resource: Resource, { query }: View): ListState => readListUrl(resource, query).state;

/** Whether a view is what is in sight now. */
export const isInSight = (resource: Resource, view: View, state: ListState): boolean =>
  writeListUrl(resource, stateOf(resource, view)) === writeListUrl(resource, { ...state, page: 1 });
