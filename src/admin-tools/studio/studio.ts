import { lazy } from 'react';
import type { Page } from '#pages/Page.ts';
import { privileged } from '#providers/access/privileged.ts';
import { frame } from '#schemas/addresses.ts';

/** Where a declaration is tried before it is anybody's: for the platform's own people, and for who develops. */
export const studio: Page = {
  path: frame.studio,
  title: '声明工坊',
  scope: 'global',
  ...(import.meta.env.DEV ? {} : { access: privileged }),
  Screen: lazy(() => import('./StudioScreen.tsx').then(({ StudioScreen }) => ({ default: StudioScreen }))),
};
