import type { Page } from '../Page.ts';
import { UnbuiltPage } from './UnbuiltPage.tsx';

const page = (section: Omit<Page, 'Screen'>): Page => ({
  ...section,
  Screen: UnbuiltPage,
});

/** Addresses that are fixed already and whose screens are still to come. R2 */
export const unbuilt = {
  groupon: page({ path: '/shop/:sid/group/:gid', title: '团购详情', scope: 'shop' }),
  robot: page({
    path: '/shop/:sid/robot',
    title: '微信智能助手',
    menu: '微信智能助手',
    scope: 'shop',
    shops: ({ enable_robot }) => enable_robot === true,
  }),
};
