import { expect, it, test } from 'vitest';
import * as rows from '#schemas/endpoints/robot.ts';
import { wechatGroups } from '../../database/tables/robot.ts';
import { wechatSessions } from '../../database/tables/wechat.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const shop = { shop_id: 1 };
const first = { ...shop, page: 1, size: 100 };
const load = () => applet.read(rows.wechatGroupLoad, shop, 'demo');
const search = (wanted = {}) => applet.read(rows.wechatGroupSearch, { ...first, ...wanted }, 'demo');
const names = async (wanted = {}) => (await search(wanted)).groups.map(({ name }) => name);
const everything = () => applet.database.select().from(wechatGroups).orderBy(wechatGroups.id);
const all = [
  ...['邻里团购 1 群', '邻里团购 2 群', '列治文街坊群', '本拿比妈妈群', '海鲜到港通知'],
  ...['水果接龙群', '老顾客福利群', '新手报到', '司机与自提点'],
];

it('W4 nothing is loaded while the robot is not logged in', async () => {
  const refused = { status: 200, errcode: 409, errmsg: '机器人未登录，请先扫码登录' };
  expect(await applet.ask(rows.wechatGroupLoad, shop, 'demo')).toEqual(refused);
  expect(await search()).toEqual({ groups: [], total_count: 0 });
});

it('W4 loading brings the groups of WeChat in, takes a moment, and does it once', async () => {
  const now = applet.needs.clock();
  await applet.database.insert(wechatSessions).values({ ...shop, requested_at: now, open_until: now, scanned_at: now });
  applet.advance(1000);
  await load();
  expect(applet.needs.clock().getTime() - now.getTime()).toBe(1800);
  expect(await names()).toEqual(all);
  expect((await search()).groups[0]).toMatchObject({
    desc: '',
    notice: '周三、周六截单，次日自提',
    visible: true,
    active: true,
  });
  const before = await everything();
  await Promise.all([load(), load()]);
  expect(await everything()).toEqual(before);
});

it('W4 a group keeps what the merchant made of it when groups are loaded again', async () => {
  const [group] = (await search()).groups;
  if (!group) throw new Error('No group was loaded.');
  const changed = { ...group, name: '团购一群', desc: '老客户', notice: '改过', visible: false, active: false };
  await applet.read(rows.wechatGroupUpdate, { ...changed, name: ' 团购一群 ' }, 'demo');
  await load();
  const { groups } = await search();
  expect(groups[0]).toEqual(changed);
  expect(groups.slice(1).every(({ visible, active }) => visible && active)).toBe(true);
});

test.each([
  ['a part of their name', { name: '团购' }, ['团购一群', '邻里团购 2 群']],
  ['a name with blanks around it', { name: ' 海鲜 ' }, ['海鲜到港通知']],
  ['no name', { name: '' }, ['团购一群', ...all.slice(1)]],
  ['a name that is a pattern elsewhere', { name: '%' }, []],
  ['whether they are seen', { visible: false }, ['团购一群']],
  ['whether they are on', { active: true, name: '团购' }, ['邻里团购 2 群']],
  ['neither', { active: false, visible: true }, []],
])('W4 groups are found by %s', async (_, wanted, found) => {
  expect(await search(wanted)).toMatchObject({ total_count: found.length });
  expect(await names(wanted)).toEqual(found);
});

it('W4 gives one page and counts them all', async () => {
  const { groups, total_count } = await search({ page: 2, size: 4 });
  expect([groups.map(({ name }) => name), total_count]).toEqual([all.slice(4, 8), 9]);
  expect((await applet.ask(rows.wechatGroupSearch, { ...first, page: 0 }, 'demo')).errmsg).toBe('参数错误：page');
});

it('W4 a group without a name is refused', async () => {
  const before = await everything();
  const [group] = (await search()).groups;
  const reply = await applet.ask(rows.wechatGroupUpdate, { ...(group ?? fail()), name: ' ' }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg: '请输入群名称' });
  expect(await everything()).toEqual(before);
});

it('W4 a group that was deleted is gone, and comes back as WeChat knows it when groups are loaded', async () => {
  const [{ id } = fail()] = (await search()).groups;
  await applet.read(rows.wechatGroupDelete, { id }, 'demo');
  expect(await names()).toEqual(all.slice(1));
  const again = await applet.ask(rows.wechatGroupDelete, { id }, 'demo');
  expect(again).toEqual({ status: 200, errcode: 404, errmsg: '微信群不存在' });
  await load();
  expect(await names()).toEqual([...all.slice(1), '邻里团购 1 群']);
});

it('W7 a robot that is removed takes its groups along', async () => {
  await applet.read(rows.robotUpdate, { ...shop, auto_verify: true, welcome_msg: '' }, 'demo');
  await applet.read(rows.robotDelete, shop, 'demo');
  expect(await everything()).toEqual([]);
});

function fail(): never {
  throw new Error('There is no group.');
}
