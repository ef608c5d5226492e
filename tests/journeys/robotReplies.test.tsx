import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { autoReplyAdd, autoReplyList, autoReplyUpdate } from '#schemas/endpoints/robot.ts';
import { refuseOnce } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import type { OpenApp } from '../support/renderApp.tsx';
import { dialog, page, rowOf, stageRobot } from '../support/stagedRobot.ts';

const { network, calls, replies, setReplies, openInside } = await stageRobot();
const notReady = '机器人服务器没有准备好';
const loggedRefusals = () => pageLog.splice(0);

/** The form for a new rule, over those there are. */
async function openForm() {
  const { user } = await openInside(`${page}#replies`);
  await rowOf('营业时间');
  await user.click(screen.getByRole('button', { name: '添加自动回复' }));
  return { user, form: await dialog('添加自动回复') };
}

test('W5 a text rule is added with its match and scope', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('关键词'), '运费');
  await user.click(form.getByRole('radio', { name: '全词匹配' }));
  await user.click(form.getByRole('radio', { name: '仅群' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await form.findByText('请输入回复内容');
  expect(calls()).not.toContain('autoreply/add');
  await user.type(form.getByLabelText('回复内容'), '满 50 免运费');
  await user.click(form.getByRole('button', { name: '保存' }));
  await rowOf('运费');
  expect(await network.sentTo(autoReplyAdd)).toEqual([
    {
      ...{ shop_id: '1', keyword: '运费', reply_type: '1', reply: '满 50 免运费', match: '1', active: '1', scope: '2' },
      ...{ media_url: '', share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
    },
  ]);
});

test('N10 a keyword that was copied with signs nobody sees is added without them', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('关键词'), '\u200b');
  await user.type(form.getByLabelText('回复内容'), '有的');
  await user.click(form.getByRole('button', { name: '保存' }));
  await form.findByText('请输入关键词');
  await user.type(form.getByLabelText('关键词'), '荔\u200b枝\ufeff');
  await user.click(form.getByRole('button', { name: '保存' }));
  await rowOf('荔枝');
  expect((await replies()).at(-1)?.keyword).toBe('荔枝');
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
  const [first] = await replies();
  expect(first).toMatchObject({ active: false, keyword: '营业时间', reply: '每天 9:00 到 20:00', scope: 3 });
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(async () => expect((await replies())[0]?.active).toBe(true));
  await user.click(within(await rowOf('地址')).getByRole('button', { name: '删除' }));
  await user.click((await dialog('删除自动回复「地址」？')).getByRole('button', { name: '删除' }));
  await screen.findByText('已成功删除自动回复');
  expect((await replies()).map(({ keyword }) => keyword)).toEqual(['营业时间', '菜单']);
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
  const added = (await replies()).filter(({ reply }) => reply === '支持刷卡和现金');
  expect(added.map(({ keyword }) => keyword)).toEqual(['怎么付款', '付款方式', '刷卡']);
});

test('W6 RB-E6 of several keywords those that could not be added stay in the dialog', async () => {
  const { user } = await openInside(`${page}#replies`);
  await user.click(await screen.findByRole('button', { name: '添加自动回复' }));
  const form = await dialog('添加自动回复');
  const words = form.getByLabelText<HTMLTextAreaElement>('关键词');
  await user.type(words, '甲{Enter}乙{Enter}丙');
  await user.type(form.getByLabelText('回复内容'), '好的');
  refuseOnce(autoReplyAdd, notReady, 400, 1);
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByText('已添加 1 条，还有 2 条没有添加');
  expect(loggedRefusals()).toHaveLength(1);
  await waitFor(() => expect(words.value).toBe('乙\n丙'));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await replies()).slice(-3).map(({ keyword }) => keyword)).toEqual(['甲', '乙', '丙']);
});

test('RB-E7 a keyword that gets in the way of another is pointed out, never refused', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('关键词'), '周末营业时间');
  await user.type(form.getByLabelText('回复内容'), '周末 10 点开门');
  await form.findByText('「周末营业时间」里有已有的「营业时间」，两条可能同时命中');
  await user.click(form.getByRole('button', { name: '保存' }));
  await rowOf('周末营业时间');
});

test('RB-E6 one reply of several keywords is changed for all of them in one go', async () => {
  await setReplies([...(await replies()), { keyword: '几点开门', reply: '每天 9:00 到 20:00' }]);
  const [opening, , , open] = await replies();
  const { user } = await openInside(`${page}#replies`);
  await rowOf('几点开门');
  await user.click(screen.getAllByRole('button', { name: '更多' })[0] ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: '按回复分组' }));
  const groups = await dialog('按回复分组');
  await user.click(groups.getByRole('button', { name: '改这 2 条的回复' }));
  const text = groups.getByLabelText('回复内容');
  await user.clear(text);
  await user.type(text, '每天 8 点到 20 点');
  refuseOnce(autoReplyUpdate, notReady, 400, 1);
  await user.click(groups.getByRole('button', { name: '保存' }));
  await screen.findByRole('alert');
  expect(loggedRefusals()).toHaveLength(1);
  expect((await replies()).filter(({ reply }) => reply === '每天 8 点到 20 点')).toHaveLength(1);
  await user.click(groups.getByRole('button', { name: '保存' }));
  await screen.findByText('已更新 2 条');
  const changed = (await replies()).filter(({ reply }) => reply === '每天 8 点到 20 点');
  expect(changed.map(({ id }) => id)).toEqual([opening?.id, open?.id]);
  expect(await network.sentTo(autoReplyUpdate)).toHaveLength(3);
});

test('RB-D1 a message tried on the rules tells who answers, why, and who nearly does', async () => {
  await setReplies([
    { keyword: '营业时间', scope: 2, reply: '9 点到 20 点' },
    { keyword: '营业', reply: '我们在营业' },
    { keyword: '时间', active: false },
  ]);
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
  refuseOnce(autoReplyList, notReady);
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

test('RB-D3 rules of a sheet are shown first: new ones, changed ones, wrong ones; then they go in', async () => {
  const { user } = await openInside(`${page}#replies`);
  await rowOf('营业时间');
  await user.click(screen.getAllByRole('button', { name: '更多' })[0] ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: '导入' }));
  const [opening] = await replies();
  const sheet = [
    '编号,关键词,匹配方式,适用范围,启用,回复类型,回复内容,链接或路径,标题',
    `${opening?.id},营业时间,包含,全部,启用,文本,每天 8 点到 20 点,,`,
    ',怎么走,全词匹配,仅群,启用,文本,地铁三号线,,',
    ',商城,包含,全部,启用,小程序,,pages/index,小店商城',
    ',没有内容,包含,全部,启用,文本,,,',
  ];
  await user.upload(await screen.findByLabelText('选择文件'), new File([sheet.join('\n')], '规则.csv'));
  await user.click(await screen.findByRole('button', { name: '检查' }));
  expect((await screen.findByText(/^将新增/)).textContent).toBe('将新增 2 条，更新 1 条，1 条有问题');
  expect(calls()).not.toContain('autoreply/add');
  await user.click(await screen.findByRole('button', { name: '导入 3 条' }));
  await waitFor(async () => expect(await replies()).toHaveLength(5));
  const byWord = new Map((await replies()).map((reply) => [reply.keyword, reply]));
  expect(byWord.get('营业时间')).toMatchObject({ id: opening?.id ?? 0, reply: '每天 8 点到 20 点', scope: 3 });
  expect(byWord.get('怎么走')).toMatchObject({ match: 1, scope: 2, reply: '地铁三号线' });
  expect(byWord.get('商城')).toMatchObject({ reply_type: 5, share_path: 'pages/index', share_title: '小店商城' });
});

test('N4 a reply that is written for several keywords at once is there again after its window is closed', async () => {
  const open = async (user: OpenApp['user']) => {
    await rowOf('营业时间');
    await user.click(screen.getAllByRole('button', { name: '更多' })[0] ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: '按回复分组' }));
    const [first] = await (await dialog('按回复分组')).findAllByRole('button', { name: '改回复' });
    if (first) await user.click(first);
    return screen.findByLabelText<HTMLTextAreaElement>('回复内容');
  };
  const { user } = await openInside(`${page}#replies`);
  await user.type(await open(user), '，周日休息');
  cleanup();
  const again = await openInside(`${page}#replies`);
  expect((await open(again.user)).value).toContain('，周日休息');
  screen.getByText('刚才写的，还没有保存');
});
