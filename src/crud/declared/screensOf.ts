import type { Resource } from '../Resource.ts';

/** The screens the engine draws; a singleton's one form is its `list`. */
export type ScreenName = 'list' | 'create' | 'edit' | 'show';

/** Those of a resource's addresses that have a screen of the engine's. */
export function screensOf({
  kind,
  form,
  show,
  routes: { create, edit, show: shown },
}: Resource): readonly ScreenName[] {
  if (kind === 'singleton') return form ? ['list'] : [];
  return [
    'list',
    ...(form && create !== undefined ? (['create'] as const) : []),
    ...(form && edit !== undefined ? (['edit'] as const) : []),
    ...(show && shown !== undefined ? (['show'] as const) : []),
  ];
}
