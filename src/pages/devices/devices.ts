import { lazy } from 'react';
import type { Page } from '../Page.ts';

/** Where the account is signed in, and how that ends; the name in the top bar leads here. K6 */
export const devices: Page = {
  path: '/devices',
  title: '登录的设备',
  scope: 'global',
  Screen: lazy(() => import('./DevicesScreen.tsx').then(({ DevicesScreen }) => ({ default: DevicesScreen }))),
};
