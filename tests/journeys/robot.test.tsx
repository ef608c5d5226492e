import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  robotDelete,
  robotLogin,
  robotQrCode,
  robotUpdate,
  wechatGroupSearch,
  wechatGroupUpdate,
} from '#schemas/endpoints/robot.ts';
import { limits } from '#schemas/limits.ts';
import { answerOnce, refuseOnce } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp } from '../support/renderApp.tsx';
import { dialog, page, rowOf, stageRobot } from '../support/stagedRobot.ts';

const { world, network, demo, calls, groups, openInside } = await stageRobot();
const checks = () => calls().filter((path) => path === 'check').length;
const notReady = '机器人服务器没有准备好';
const loggedRefusals = () => pageLog.splice(0);

test('W1 a robot without a session shows a code after two seconds, and is let in once it is scanned', async () => {
  const { advance } = renderApp(page, demo);
  await screen.findByRole('heading', { level: 1, name: '微信智能助手 · 温村华人团购' });
  await waitFor(() => expect(calls()).toEqual(['check', 'login']));
  screen.getByText('正在获取二维码');
  await advance(limits.robotQrCodeWaitMs);
  const code = await screen.findByRole<HTMLImageElement>('img', { name: '微信登录二维码，请用手机微信扫描' });
  expect(code.src).toMatch(/^data:image\/png;base64,/);
  expect(code.width).toBeGreaterThanOrEqual(200);
  screen.getByText('等待扫码');
  screen.getByText('约 2 分钟后过期');
  screen.getByText(/截图或长按识别无法登录/);

  await advance(limits.robotPollMs);
  expect(checks()).toBe(2);
  world.at = 'loggedIn';
  await advance(limits.robotPollMs);
  await screen.findByText('已登录');
  await screen.findByText('小店助手');
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull();
  await rowOf('湾区团购一群');
  await waitFor(() => expect(calls()).toContain('autoreply/list'));
});

test.each([
  ['https://demo.test/wechat/scan/x', 1],
  ['javascript:alert(1)', 0],
  [undefined, 0],
])('W1 a code that leads to %s has %i links beside it', async (scan_url, links) => {
  const { advance } = renderApp(page, demo);
  await waitFor(() => expect(calls()).toContain('login'));
  answerOnce(robotQrCode, () => HttpResponse.json({ errcode: 0, qrcode: 'aGFsbG8=', scan_url }));
  await advance(limits.robotQrCodeWaitMs);
  await screen.findByRole('img', { name: /二维码/ });
  expect(screen.queryAllByRole('link', { name: '用模拟微信扫描' })).toHaveLength(links);
});

test('W2 leaving the page ends the asking', async () => {
  const { user, advance } = renderApp(page, demo);
  await waitFor(() => expect(calls()).toContain('login'));
  await advance(2000);
  await screen.findByRole('img', { name: /二维码/ });
  await user.click(screen.getAllByRole('link', { name: '首页' })[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  const before = calls().length;
  await advance(60_000);
  expect(calls().slice(before)).toEqual([]);
});

test('W2 what failed is said, with a way to try again', async () => {
  refuseOnce(robotLogin, notReady);
  const { user, advance } = renderApp(page, demo);
  expect((await screen.findByRole('alert')).textContent).toContain('机器人服务器没有准备好');
  await advance(60_000);
  expect(calls()).toEqual(['check', 'login']);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await advance(2000);
  await screen.findByRole('img', { name: /二维码/ });
});

test('W3 logging out is asked about first; then nobody is asked any more until somebody wants back in', async () => {
  const { user, advance } = await openInside();
  await user.click(screen.getByRole('button', { name: '退出' }));
  await user.click((await dialog('退出微信登录？')).getByRole('button', { name: '退出' }));
  await screen.findByText('未登录');
  expect(screen.queryByText('小店助手')).toBeNull();
  await advance(300_000);
  expect(calls().at(-1)).toBe('logout');
  await user.click(screen.getByRole('button', { name: '重新登录' }));
  await advance(2000);
  await screen.findByRole('img', { name: /二维码/ });
});

test.each(['showing', 'none'] as const)(
  'RB-D4 a robot that drops out (%s) is noticed within a minute; the title says so, and what is open stays',
  async (at) => {
    const { user, advance } = await openInside();
    await rowOf('湾区团购一群');
    world.at = at;
    await advance(limits.robotDropCheckMs);
    expect((await screen.findByRole('alert')).textContent).toContain('微信已掉线');
    expect(document.title).toContain('已掉线');
    await rowOf('湾区团购一群');
    await user.click(screen.getByRole('button', { name: '重新登录' }));
    await advance(2000);
    await screen.findByRole('img', { name: /二维码/ });
    world.at = 'loggedIn';
    await advance(2000);
    await screen.findByText('已登录');
    expect(document.title).not.toContain('已掉线');
  },
);

test('W3 RB-E8 settings are read, changed and sent whole', async () => {
  const { user } = await openInside();
  await user.click(screen.getByRole('button', { name: '机器人设置' }));
  const form = await dialog('编辑机器人设置');
  const welcome = await form.findByLabelText<HTMLTextAreaElement>('欢迎语');
  expect(welcome.value).toBe('你好');
  await user.click(form.getByRole('switch', { name: '自动通过好友' }));
  await user.clear(welcome);
  await user.type(welcome, '欢迎光临');
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByText('保存成功');
  expect(await network.sentTo(robotUpdate)).toEqual([{ shop_id: '1', auto_verify: '1', welcome_msg: '欢迎光临' }]);
});

test('W4 groups are searched at the applet, by what the address says', async () => {
  await openInside(`${page}?visible=0#groups`);
  await rowOf('湾区团购二群');
  expect(screen.queryByText('湾区团购一群')).toBeNull();
  expect(network.calls).toContain(`GET ${wechatGroupSearch.path}?shop_id=1&visible=0&page=1&size=100`);
});

test('W4 RB-E4 a switch in its column turns a group on and off, and takes it back', async () => {
  const { user } = await openInside();
  const visible = within(await rowOf('湾区团购一群')).getByRole('switch', { name: '可见' });
  expect(visible.getAttribute('aria-checked')).toBe('true');
  await user.click(visible);
  await screen.findByText('「湾区团购一群」已隐藏');
  const [first] = await groups();
  expect(await network.sentTo(wechatGroupUpdate)).toEqual([
    { id: String(first?.id), name: '湾区团购一群', desc: '每周二接龙', notice: '', visible: '0', active: '1' },
  ]);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(async () => expect((await groups())[0]?.visible).toBe(true));
});

test('W4 W6 a group that could not be saved keeps its dialog and what was typed', async () => {
  const { user } = await openInside();
  await user.click(within(await rowOf('湾区团购一群')).getByRole('button', { name: '编辑' }));
  const form = await dialog('编辑微信群');
  const notice = form.getByLabelText<HTMLTextAreaElement>('群公告');
  await user.type(notice, '今晚截单');
  refuseOnce(wechatGroupUpdate, notReady);
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByRole('alert');
  expect(loggedRefusals()).toHaveLength(1);
  expect(notice.value).toBe('今晚截单');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await groups())[0]).toMatchObject({ notice: '今晚截单', visible: true, active: true });
});

test('W4 groups are loaded from WeChat at a press, and deleted after a question', async () => {
  const { user } = await openInside();
  await rowOf('湾区团购一群');
  world.groups = [{ id: 'c', name: '新来的群', notice: '' }];
  await user.click(screen.getByRole('button', { name: '加载微信群' }));
  await rowOf('新来的群');
  expect(calls()).toContain('group/load');
  await user.click(within(await rowOf('新来的群')).getByRole('button', { name: '删除' }));
  await user.click((await dialog('删除微信群「新来的群」？')).getByRole('button', { name: '删除' }));
  await screen.findByText('已成功删除微信群');
  expect(await groups()).toHaveLength(2);
});

test('W7 a robot is removed after a question; nothing is asked before that section is opened', async () => {
  const { user } = await openInside();
  await rowOf('湾区团购一群');
  expect(calls()).not.toContain('list');
  await user.click(screen.getByText('高级：我的全部机器人'));
  await user.click(await screen.findByRole('button', { name: '移除' }));
  await user.click((await dialog('移除「温村华人团购」的机器人？')).getByRole('button', { name: '移除' }));
  await screen.findByText('已移除机器人');
  expect(network.calls.filter((call) => call.includes(robotDelete.path))).toEqual([
    `GET ${robotDelete.path}?shop_id=1`,
  ]);
  await screen.findByText('未登录');
});
