import { lazy } from 'react';
import type { Page } from '../Page.ts';
import { wechatGroups } from './groups/wechatGroups.ts';
import { insideRobot } from './insideRobot.ts';
import { autoReplies } from './replies/autoReplies.ts';
import { robotSettings } from './robotSettings.ts';

const { scope, routes } = insideRobot;

/** The WeChat assistant of a shop: its login, its groups, what it answers. W1–W7 */
export const robot: Page = {
  path: routes.list,
  title: '微信智能助手',
  menu: '微信智能助手',
  scope,
  shops: ({ enable_robot }) => enable_robot === true,
  resources: [robotSettings, wechatGroups, autoReplies],
  Screen: lazy(() => import('./RobotScreen.tsx').then(({ RobotScreen }) => ({ default: RobotScreen }))),
};
