import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { AutoReply } from '#schemas/entities/robot.ts';
import { autoReplies, robots, wechatGroups } from '../../server/database/tables/robot.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { GroupInWechat, WechatDriver, WechatState } from '../../server/wechat/WechatDriver.ts';
import { serveApplet } from './appletNetwork.ts';
import { renderApp, signIn } from './renderApp.tsx';

const SHOP = 1;
const ROBOT = '/api/applet/robot/';

/** Where the robot of the first shop stands. */
export const page = '/shop/1/robot';

/** A dot: enough of a picture for a code. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The applet with a WeChat that only moves when the test says so, the same at the beginning of every test of a file. */
export async function stageRobot() {
  const world: { at: WechatState; groups: readonly GroupInWechat[] } = { at: 'none', groups: [] };
  const wechat: WechatDriver = {
    async startLogin() {
      if (world.at !== 'loggedIn') world.at = 'showing';
    },
    state: async () => world.at,
    qrCode: async () => (world.at === 'showing' ? { png: Buffer.from(dot, 'base64') } : undefined),
    async logout() {
      world.at = 'none';
    },
    groups: async () => world.groups,
    send: async () => {},
    befriend: async () => {},
    listen: () => {},
  };
  const applet = await buildApplet({ wechat });
  const network = serveApplet(applet);
  const demo = await signIn(applet, 'demo');
  const { database } = applet;
  const setReplies = async (given: readonly Partial<AutoReply>[]) => {
    await database.delete(autoReplies).where(eq(autoReplies.shop_id, SHOP));
    await database.insert(autoReplies).values(given.map((each) => ({ ...silent, ...each })));
  };
  beforeEach(async () => {
    Object.assign(world, { at: 'none', groups: [] });
    for (const table of [robots, wechatGroups]) await database.delete(table).where(eq(table.shop_id, SHOP));
    await database.insert(robots).values(settings);
    await database.insert(wechatGroups).values(groups);
    await setReplies(replies);
  });

  return {
    world,
    applet,
    network,
    demo,
    setReplies,
    /** Every call to the robot so far by the end of its path: `check`, `group/search`. */
    calls: (): readonly string[] =>
      network.requests
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.startsWith(ROBOT))
        .map((path) => path.slice(ROBOT.length)),
    replies: () => database.select().from(autoReplies).where(eq(autoReplies.shop_id, SHOP)).orderBy(autoReplies.id),
    groups: () => database.select().from(wechatGroups).where(eq(wechatGroups.shop_id, SHOP)).orderBy(wechatGroups.id),
    /** Opens a page whose robot is logged in. */
    async openInside(at = page) {
      world.at = 'loggedIn';
      const app = renderApp(at, demo);
      await screen.findByText('已登录');
      await screen.findByText('小店助手');
      return app;
    },
  };
}

export const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^选择${name} `) });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const settings = { shop_id: SHOP, nick_name: '小店助手', auto_verify: false, welcome_msg: '你好' };
const groups = [
  { wechat_id: 'a', name: '湾区团购一群', desc: '每周二接龙', notice: '', visible: true, active: true },
  { wechat_id: 'b', name: '湾区团购二群', desc: '', notice: '周末休息', visible: false, active: false },
].map((group) => ({ shop_id: SHOP, ...group }));

/** A rule that says little. */
const silent: Omit<AutoReply, 'id'> = {
  ...{ shop_id: SHOP, keyword: '', reply_type: 1, reply: '', media_url: '', match: 0, active: true, scope: 3 },
  ...{ share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
};
const replies: readonly Partial<AutoReply>[] = [
  { keyword: '营业时间', reply: '每天 9:00 到 20:00' },
  { keyword: '地址', reply: '主街 12 号', match: 1, scope: 1 },
  { keyword: '菜单', reply_type: 3, media_url: '/files/image/1700000000000_menu.png', active: false },
];
