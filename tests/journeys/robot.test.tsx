import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { robotQrCode } from '#schemas/endpoints/robot.ts';
import { limits } from '#schemas/limits.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog, renderApp, signIn } from '../support/renderApp.tsx';
import { rule, serveRobot } from '../support/robotNetwork.ts';

const applet = await buildApplet();
serveApplet(applet);
const robot = serveRobot();
const demo = await signIn(applet, 'demo');
const page = '/shop/2/robot';
const checks = () => robot.calls.filter((path) => path === 'check').length;

/** A page whose robot is logged in. */
async function openInside(at = page) {
  robot.session = true;
  robot.loggedIn = true;
  const app = renderApp(at, demo);
  await screen.findByText('已登录');
  await screen.findByText('小店助手');
  return app;
}
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^选择${name} `) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const loggedRefusals = () => pageLog.splice(0);

test('W1 a robot without a session shows a code after two seconds, and is let in once it is scanned', async () => {
  const { advance } = renderApp(page, demo);
  await screen.findByRole('heading', { level: 1, name: '微信智能助手 · 湾区鲜生活' });
  await waitFor(() => expect(robot.calls).toEqual(['check', 'login']));
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
  robot.loggedIn = true;
  await advance(limits.robotPollMs);
  await screen.findByText('已登录');
  await screen.findByText('小店助手');
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull();
  await rowOf('湾区团购一群');
  await waitFor(() => expect(robot.calls).toContain('autoreply/list'));
});

test.each([
  ['https://demo.test/wechat/scan/x', 1],
  ['javascript:alert(1)', 0],
  [undefined, 0],
])('W1 a code that leads to %s has %i links beside it', async (scan_url, links) => {
  const { advance } = renderApp(page, demo);
  await waitFor(() => expect(robot.calls).toContain('login'));
  answerOnce(robotQrCode, () => HttpResponse.json({ errcode: 0, qrcode: 'aGFsbG8=', scan_url }));
  await advance(limits.robotQrCodeWaitMs);
  await screen.findByRole('img', { name: /二维码/ });
  expect(screen.queryAllByRole('link', { name: '用模拟微信扫描' })).toHaveLength(links);
});

test('W2 leaving the page ends the asking', async () => {
  const { user, advance } = renderApp(page, demo);
  await waitFor(() => expect(robot.calls).toContain('login'));
  await advance(2000);
  await screen.findByRole('img', { name: /二维码/ });
  await user.click(screen.getAllByRole('link', { name: '首页' })[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  const before = robot.calls.length;
  await advance(60_000);
  expect(robot.calls.slice(before)).toEqual([]);
});

test('W2 what failed is said, with a way to try again', async () => {
  robot.refuse('login');
  const { user, advance } = renderApp(page, demo);
  expect((await screen.findByRole('alert')).textContent).toContain('机器人服务器没有准备好');
  await advance(60_000);
  expect(robot.calls).toEqual(['check', 'login']);
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
  expect(robot.calls.at(-1)).toBe('logout');
  await user.click(screen.getByRole('button', { name: '重新登录' }));
  await advance(2000);
  await screen.findByRole('img', { name: /二维码/ });
});

test('RB-D4 a robot that drops out is noticed within a minute; the title says so, and what is open stays', async () => {
  const { user, advance } = await openInside();
  await rowOf('湾区团购一群');
  robot.loggedIn = false;
  await advance(limits.robotDropCheckMs);
  expect((await screen.findByRole('alert')).textContent).toContain('微信已掉线');
  expect(document.title).toContain('已掉线');
  await rowOf('湾区团购一群');
  await user.click(screen.getByRole('button', { name: '重新登录' }));
  await advance(2000);
  await screen.findByRole('img', { name: /二维码/ });
  robot.loggedIn = true;
  await advance(2000);
  await screen.findByText('已登录');
  expect(document.title).not.toContain('已掉线');
});

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
  expect(robot.sent('update')[0]).toEqual({ shop_id: '2', auto_verify: '1', welcome_msg: '欢迎光临' });
});

test('W4 groups are searched at the applet, by what the address says', async () => {
  await openInside(`${page}?visible=0#groups`);
  await rowOf('湾区团购二群');
  expect(screen.queryByText('湾区团购一群')).toBeNull();
  expect(robot.sent('group/search')).toContainEqual({ shop_id: '2', visible: '0', page: '1', size: '100' });
});

test('W4 RB-E4 a switch in its column turns a group on and off, and takes it back', async () => {
  const { user } = await openInside();
  const visible = within(await rowOf('湾区团购一群')).getByRole('switch', { name: '可见' });
  expect(visible.getAttribute('aria-checked')).toBe('true');
  await user.click(visible);
  await screen.findByText('「湾区团购一群」已隐藏');
  expect(robot.sent('group/update')[0]).toEqual({
    ...{ id: '1', name: '湾区团购一群', desc: '每周二接龙', notice: '', visible: '0', active: '1' },
  });
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(robot.groups[0]?.visible).toBe(true));
});

test('W4 W6 a group that could not be saved keeps its dialog and what was typed', async () => {
  const { user } = await openInside();
  await user.click(within(await rowOf('湾区团购一群')).getByRole('button', { name: '编辑' }));
  const form = await dialog('编辑微信群');
  const notice = form.getByLabelText<HTMLTextAreaElement>('群公告');
  await user.type(notice, '今晚截单');
  robot.refuse('group/update');
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByRole('alert');
  expect(loggedRefusals()).toHaveLength(1);
  expect(notice.value).toBe('今晚截单');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(robot.groups[0]).toMatchObject({ notice: '今晚截单', visible: true, active: true });
});

test('W4 groups are loaded from WeChat at a press, and deleted after a question', async () => {
  const { user } = await openInside();
  await rowOf('湾区团购一群');
  robot.groups = [...robot.groups, { id: 3, name: '新来的群', desc: '', notice: '', visible: true, active: true }];
  await user.click(screen.getByRole('button', { name: '加载微信群' }));
  await rowOf('新来的群');
  expect(robot.calls).toContain('group/load');
  await user.click(within(await rowOf('新来的群')).getByRole('button', { name: '删除' }));
  await user.click((await dialog('删除微信群「新来的群」？')).getByRole('button', { name: '删除' }));
  await screen.findByText('已成功删除微信群');
  expect(robot.groups).toHaveLength(2);
});

test('W5 a text rule is added with its match and scope', async () => {
  const { user } = await openInside(`${page}#replies`);
  await rowOf('营业时间');
  await user.click(screen.getByRole('button', { name: '添加自动回复' }));
  const form = await dialog('添加自动回复');
  await user.type(form.getByLabelText('关键词'), '运费');
  await user.click(form.getByRole('radio', { name: '全词匹配' }));
  await user.click(form.getByRole('radio', { name: '仅群' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await form.findByText('请输入回复内容');
  expect(robot.calls).not.toContain('autoreply/add');
  await user.type(form.getByLabelText('回复内容'), '满 50 免运费');
  await user.click(form.getByRole('button', { name: '保存' }));
  await rowOf('运费');
  expect(robot.sent('autoreply/add')[0]).toEqual({
    ...{ shop_id: '2', keyword: '运费', reply_type: '1', reply: '满 50 免运费', match: '1', active: '1', scope: '2' },
    ...{ media_url: '', share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
  });
});

test('W5 RB-E5 each type of reply asks for what it needs', async () => {
  const { user } = await openInside(`${page}#replies`);
  await user.click(await screen.findByRole('button', { name: '添加自动回复' }));
  const form = await dialog('添加自动回复');
  const seen = async (type: string) => {
    await user.click(form.getByRole('radio', { name: type }));
    const labels = ['回复内容', '标题', '描述', '链接地址', '小程序路径'];
    return labels.filter((label) => form.queryByLabelText(label));
  };
  expect(await seen('文本')).toEqual(['回复内容']);
  expect(await seen('链接')).toEqual(['标题', '描述', '链接地址']);
  expect(await seen('小程序')).toEqual(['标题', '小程序路径']);
  expect(await seen('图片')).toEqual([]);
  form.getByRole('list', { name: '图片' });
  expect(await seen('视频')).toEqual([]);
  form.getByRole('region', { name: '视频' });
});

test('W5 RB-E5 a rule is switched off in its row, taken back, and deleted after a question', async () => {
  const { user } = await openInside(`${page}#replies`);
  const active = within(await rowOf('营业时间')).getByRole('switch', { name: '启用' });
  await user.click(active);
  await screen.findByText('「营业时间」已停用');
  expect(robot.replies[0]).toMatchObject({ active: false, keyword: '营业时间', reply: '每天 9:00 到 20:00', scope: 3 });
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(robot.replies[0]?.active).toBe(true));
  await user.click(within(await rowOf('地址')).getByRole('button', { name: '删除' }));
  await user.click((await dialog('删除自动回复「地址」？')).getByRole('button', { name: '删除' }));
  await screen.findByText('已成功删除自动回复');
  expect(robot.replies.map(({ keyword }) => keyword)).toEqual(['营业时间', '菜单']);
});

test('RB-E6 several keywords, one a line, become as many rules with one reply', async () => {
  const { user } = await openInside(`${page}#replies`);
  await user.click(await screen.findByRole('button', { name: '添加自动回复' }));
  const form = await dialog('添加自动回复');
  await user.type(form.getByLabelText('关键词'), '怎么付款{Enter}付款方式{Enter}{Enter}刷卡');
  await user.type(form.getByLabelText('回复内容'), '支持刷卡和现金');
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByText('已添加 3 条');
  await rowOf('刷卡');
  const added = robot.replies.filter(({ reply }) => reply === '支持刷卡和现金');
  expect(added.map(({ keyword }) => keyword)).toEqual(['怎么付款', '付款方式', '刷卡']);
});

test('W6 RB-E6 of several keywords those that could not be added stay in the dialog', async () => {
  const { user } = await openInside(`${page}#replies`);
  await user.click(await screen.findByRole('button', { name: '添加自动回复' }));
  const form = await dialog('添加自动回复');
  const words = form.getByLabelText<HTMLTextAreaElement>('关键词');
  await user.type(words, '甲{Enter}乙{Enter}丙');
  await user.type(form.getByLabelText('回复内容'), '好的');
  robot.refuse('autoreply/add', 1);
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByText('已添加 1 条，还有 2 条没有添加');
  expect(loggedRefusals()).toHaveLength(1);
  await waitFor(() => expect(words.value).toBe('乙\n丙'));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(robot.replies.slice(-3).map(({ keyword }) => keyword)).toEqual(['甲', '乙', '丙']);
});

test('RB-E7 a keyword that gets in the way of another is pointed out, never refused', async () => {
  const { user } = await openInside(`${page}#replies`);
  await rowOf('营业时间');
  await user.click(screen.getByRole('button', { name: '添加自动回复' }));
  const form = await dialog('添加自动回复');
  await user.type(form.getByLabelText('关键词'), '周末营业时间');
  await user.type(form.getByLabelText('回复内容'), '周末 10 点开门');
  await form.findByText('「周末营业时间」里有已有的「营业时间」，两条可能同时命中');
  await user.click(form.getByRole('button', { name: '保存' }));
  await rowOf('周末营业时间');
});

test('RB-E6 one reply of several keywords is changed for all of them in one go', async () => {
  robot.replies = [...robot.replies, rule({ id: 9, keyword: '几点开门', reply: '每天 9:00 到 20:00' })];
  const { user } = await openInside(`${page}#replies`);
  await rowOf('几点开门');
  await user.click(screen.getAllByRole('button', { name: '更多' })[0] ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: '按回复分组' }));
  const groups = await dialog('按回复分组');
  await user.click(groups.getByRole('button', { name: '改这 2 条的回复' }));
  const text = groups.getByLabelText('回复内容');
  await user.clear(text);
  await user.type(text, '每天 8 点到 20 点');
  robot.refuse('autoreply/update', 1);
  await user.click(groups.getByRole('button', { name: '保存' }));
  await screen.findByRole('alert');
  expect(loggedRefusals()).toHaveLength(1);
  expect(robot.replies.filter(({ reply }) => reply === '每天 8 点到 20 点')).toHaveLength(1);
  await user.click(groups.getByRole('button', { name: '保存' }));
  await screen.findByText('已更新 2 条');
  expect(robot.replies.filter(({ reply }) => reply === '每天 8 点到 20 点').map(({ id }) => id)).toEqual([1, 9]);
  expect(robot.sent('autoreply/update')).toHaveLength(3);
});

test('RB-D1 a message tried on the rules tells who answers, why, and who nearly does', async () => {
  robot.replies = [
    rule({ id: 1, keyword: '营业时间', scope: 2, reply: '9 点到 20 点' }),
    rule({ id: 2, keyword: '营业', reply: '我们在营业' }),
    rule({ id: 3, keyword: '时间', active: false }),
  ];
  const { user } = await openInside(`${page}#tester`);
  const tester = within(await screen.findByRole('region', { name: '自动回复测试器' }));
  await user.type(tester.getByLabelText('测试消息'), '请问营业时间');
  const hits = () =>
    within(tester.getByRole('list', { name: '命中的规则' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(hits()).toEqual(['营业包含：消息里包含这个词；适用全部']));
  tester.getByText('我们在营业');
  const misses = within(tester.getByRole('list', { name: '差一点命中的规则' }));
  misses.getByText('只回复群聊');
  misses.getByText('已停用');
  await user.click(tester.getByRole('radio', { name: '群聊' }));
  await tester.findByText('可能同时命中 2 条，实际由机器人服务器决定');
  expect(hits()).toHaveLength(2);
  tester.getByText('9 点到 20 点');
});

test('RB-D1 rules that could not be read are not taken for none: they are asked for again, then tried', async () => {
  robot.refuse('autoreply/list');
  const { user } = await openInside(`${page}#tester`);
  const again = await screen.findByRole('button', { name: '重试' });
  expect(pageLog.splice(0)).toEqual(['Failed to call GET /api/applet/robot/autoreply/list: errcode 400.']);
  await user.click(again);
  const tester = within(await screen.findByRole('region', { name: '自动回复测试器' }));
  await user.type(tester.getByLabelText('测试消息'), '营业时间');
  await tester.findByText('会回复');
});

test('RB-D2 questions are held against the rules, and are there again after a reload', async () => {
  const { user } = await openInside(`${page}#tester`);
  const coverage = within(await screen.findByRole('region', { name: '问题覆盖测试' }));
  await user.type(coverage.getByLabelText('常见问题'), '营业时间是什么{Enter}怎么付款');
  await coverage.findByText('2 个问题，1 个没有回复');
  await user.click(coverage.getByRole('checkbox', { name: '只看没有回复的' }));
  const listed = within(coverage.getByRole('list', { name: '每个问题的回复' })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['怎么付款没有回复']);
  cleanup();
  await openInside(`${page}#tester`);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('常见问题')).value).toBe('营业时间是什么\n怎么付款');
});

test('W7 a robot is removed after a question; nothing is asked before that section is opened', async () => {
  const { user } = await openInside();
  await rowOf('湾区团购一群');
  expect(robot.calls).not.toContain('list');
  await user.click(screen.getByText('高级：我的全部机器人'));
  await user.click(await screen.findByRole('button', { name: '移除' }));
  await user.click((await dialog('移除「湾区鲜生活」的机器人？')).getByRole('button', { name: '移除' }));
  await screen.findByText('已移除机器人');
  expect(robot.sent('del')).toEqual([{ shop_id: '2' }]);
  await screen.findByText('未登录');
});

test('RB-D3 rules of a sheet are shown first: new ones, changed ones, wrong ones; then they go in', async () => {
  const { user } = await openInside(`${page}#replies`);
  await rowOf('营业时间');
  await user.click(screen.getAllByRole('button', { name: '更多' })[0] ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: '导入' }));
  const sheet = [
    '编号,关键词,匹配方式,适用范围,启用,回复类型,回复内容,链接或路径,标题',
    '1,营业时间,包含,全部,启用,文本,每天 8 点到 20 点,,',
    ',怎么走,全词匹配,仅群,启用,文本,地铁三号线,,',
    ',商城,包含,全部,启用,小程序,,pages/index,小店商城',
    ',没有内容,包含,全部,启用,文本,,,',
  ];
  await user.upload(await screen.findByLabelText('选择文件'), new File([sheet.join('\n')], '规则.csv'));
  await user.click(await screen.findByRole('button', { name: '检查' }));
  expect((await screen.findByText(/^将新增/)).textContent).toBe('将新增 2 条，更新 1 条，1 条有问题');
  expect(robot.calls).not.toContain('autoreply/add');
  await user.click(await screen.findByRole('button', { name: '导入 3 条' }));
  await waitFor(() => expect(robot.replies).toHaveLength(5));
  const byWord = new Map(robot.replies.map((reply) => [reply.keyword, reply]));
  expect(byWord.get('营业时间')).toMatchObject({ id: 1, reply: '每天 8 点到 20 点', scope: 3 });
  expect(byWord.get('怎么走')).toMatchObject({ match: 1, scope: 2, reply: '地铁三号线' });
  expect(byWord.get('商城')).toMatchObject({ reply_type: 5, share_path: 'pages/index', share_title: '小店商城' });
});
