import { privileged } from '#providers/access/privileged.ts';
import type { Page } from '../Page.ts';
import { UnbuiltPage } from './UnbuiltPage.tsx';

const page = (section: Omit<Page, 'Screen'>): Page => ({
  ...section,
  Screen: UnbuiltPage,
});

/** Addresses that are fixed already and whose screens are still to come. R2 */
export const unbuilt = {
  shopInfo: page({ path: '/shop/:sid/info/', title: '店铺信息设置', menu: '店铺信息设置', scope: 'shop' }),
  groupon: page({ path: '/shop/:sid/group/:gid', title: '团购详情', scope: 'shop' }),
  robot: page({
    path: '/shop/:sid/robot',
    title: '微信智能助手',
    menu: '微信智能助手',
    scope: 'shop',
    shops: ({ enable_robot }) => enable_robot === true,
  }),
  scenicSpotCreate: page({ path: '/view/create', title: '添加景点', scope: 'global', access: privileged }),
  scenicSpot: page({ path: '/view/:viewId', title: '编辑景点', scope: 'global', access: privileged }),
  clubCreate: page({ path: '/group/create', title: '添加群', scope: 'global', access: privileged }),
  club: page({ path: '/group/:groupId', title: '编辑群', scope: 'global', access: privileged }),
};
