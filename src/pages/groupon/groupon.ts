import { lazy } from 'react';
import type { Page } from '../Page.ts';

const GrouponPage = lazy(() => import('./GrouponPage.tsx').then(({ GrouponPage }) => ({ default: GrouponPage })));

/** The day a group-buy is handed out: what it offers, who joined, and all that is made of it. B8, B9 */
export const groupon: Page = {
  path: '/shop/:sid/group/:gid',
  title: '团购详情',
  scope: 'shop',
  find: () => import('./find/findBuyers.ts').then(({ findBuyers }) => findBuyers),
  Screen: GrouponPage,
};
