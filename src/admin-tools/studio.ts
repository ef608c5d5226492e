import { createElement, lazy } from 'react';
import type { Page } from '#pages/Page.ts';
import { privileged } from '#providers/access/privileged.ts';
import { frame } from '#schemas/addresses.ts';
import type { Section } from '#shell/sections.ts';

const StudioScreen = lazy(() =>
  import('./studio/StudioScreen.tsx').then(({ StudioScreen }) => ({ default: StudioScreen })),
);

/**
 * Where a declaration is tried before it is anybody's, and saved: for the platform's own people, and for who develops.
 *
 * @param sections those of the product itself
 */
export const studioOf = (sections: readonly Section[]): Page => ({
  path: frame.studio,
  title: '声明工坊',
  scope: 'global',
  ...(import.meta.env.DEV ? {} : { access: privileged }),
  // biome-ignore lint/correctness/noComponentHookFactories: made once, with the product.
  Screen: ({ title }) => createElement(StudioScreen, { title, sections }),
});
