import { lazy } from 'react';
import type { LateResource } from '#crud/declared/ResourceHead.ts';
import type { Page } from '../Page.ts';
import { insideRobot } from './insideRobot.ts';

const { scope, routes } = insideRobot;

/** A resource that is drawn inside of this page and comes with it. */
const inside = (name: string, label: string, load: LateResource['load']): LateResource => ({
  ...{ name, label, load, title: label, scope, kind: 'collection', routes },
  ...{ rights: {}, screens: [] },
});

/** The WeChat assistant of a shop: its login, its groups, what it answers. W1–W7 */
export const robot: Page = {
  path: routes.list,
  title: '微信智能助手',
  menu: '微信智能助手',
  scope,
  shops: ({ enable_robot }) => enable_robot === true,
  resources: [
    inside('robotSettings', '机器人设置', async () => (await import('./robotSettings.ts')).robotSettings),
    inside('wechatGroups', '微信群', async () => (await import('./groups/wechatGroups.ts')).wechatGroups),
    inside('autoReplies', '自动回复', async () => (await import('./replies/autoReplies.ts')).autoReplies),
  ],
  Screen: lazy(() => import('./RobotScreen.tsx').then(({ RobotScreen }) => ({ default: RobotScreen }))),
};
