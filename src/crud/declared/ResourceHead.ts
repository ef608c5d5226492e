import type { Resource } from '../Resource.ts';

/** The screens the engine draws; a singleton's one form is its `list`. */
export type ScreenName = 'list' | 'create' | 'edit' | 'show';

/** What menu, routes and guards need of a resource while its declaration is not there yet. */
export interface ResourceHead
  extends Pick<Resource, 'name' | 'label' | 'title' | 'menu' | 'scope' | 'kind' | 'routes' | 'access' | 'rights'> {
  /** Those of its addresses that have a screen of the engine's. */
  readonly screens: readonly ScreenName[];
}

/** A resource whose declaration comes when one of its screens is opened. The build makes it of a whole one. */
export interface LateResource extends ResourceHead {
  load(): Promise<Resource>;
}

/** The head of a resource, whole or late. */
export function headOf(resource: Resource | LateResource): ResourceHead {
  if ('load' in resource) return resource;
  const { name, label, title, menu, scope, kind, routes, access, rights } = resource;
  return {
    ...{ name, label, title, scope, kind, routes, rights },
    ...(menu !== undefined && { menu }),
    ...(access && { access }),
    screens: screensOf(resource),
  };
}

function screensOf({ kind, form, show, routes: { create, edit, show: shown } }: Resource): readonly ScreenName[] {
  if (kind === 'singleton') return form ? ['list'] : [];
  return [
    'list',
    ...(form && create !== undefined ? (['create'] as const) : []),
    ...(form && edit !== undefined ? (['edit'] as const) : []),
    ...(show && shown !== undefined ? (['show'] as const) : []),
  ];
}
