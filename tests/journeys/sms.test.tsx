import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Buyer, Day } from '#pages/groupon/model/Day.ts';
import type { Loaded } from '#pages/groupon/model/Loaded.ts';
import { SmsDialog } from '#pages/groupon/sms/SmsDialog.tsx';
import { hashOf } from '#pages/groupon/sms/sentLog.ts';
import type { Page } from '#pages/Page.ts';
import { enrolledSms, enrolmentList, grouponList } from '#schemas/endpoints/groupons.ts';
import { enrolledSmsAgain } from '#schemas/endpoints/smsAgain.ts';
import { Product } from '#shell/Product.tsx';
import { outbox } from '../../server/database/tables/outbox.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { groupons } = await applet.read(grouponList, { shop_id: 1, page: 1, size: 10 }, 'demo');
const lychee = groupons.find(({ name }) => name === '海南荔枝空运团');
const grouponId = lychee?.id ?? 0;
const { enrolls } = await applet.read(enrolmentList, { groupon_id: grouponId, page: 1, size: 100 }, 'demo');

const buyers = enrolls.map(
  ({ enroll_order, user, ...enrol }, nth): Buyer => ({
    ...{ ...enrol, number: nth + 1, order: enroll_order, name: user.name },
    ...{ lines: [], count: 0, amount: '0.00' },
  }),
);
const day: Day = {
  ...{ id: grouponId, name: '海南荔枝空运团', starts: '2026-03-01', ends: '2026-03-10', delivery: 1 },
  ...{ address: '三联广场', products: [], buyers, count: 0, amount: '0.00' },
};
/** What the page has loaded when the window is opened. */
let loaded: Loaded;
beforeEach(() => {
  loaded = { day, complete: true };
  // What the test before has sent is no more what was sent a moment ago.
  applet.advance(11 * 60_000);
});

function Trial({ title }: { readonly title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>{title}</h1>
      <Link to="/">首页</Link>
      <button type="button" onClick={() => setOpen(true)}>
        发送短信
      </button>
      {open && <SmsDialog loaded={loaded} grouponId={grouponId} onClose={() => setOpen(false)} />}
    </>
  );
}
const trial: Page = { path: '/shop/:sid/trial', title: '报名列表', scope: 'shop', Screen: Trial };
const Shop: typeof App = (props) => (
  <Product sections={[trial]} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

async function open() {
  const app = renderApp('/shop/1/trial', demo, Shop);
  await app.user.click(await screen.findByRole('button', { name: '发送短信' }));
  await screen.findByRole('dialog', { name: '发送短信' });
  return app;
}
const content = () => screen.getByLabelText<HTMLTextAreaElement>('短信内容');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = async () => (await network.sentTo(enrolledSms)).map((body) => body.content);
const red = /^发送给/;
async function write(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  await user.clear(content());
  if (text) await user.type(content(), text.replaceAll('{', '{{'));
}
async function preview(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  await write(user, text);
  await user.click(button('预览'));
  await screen.findByRole('dialog', { name: '预览短信' });
}

test('B9 GD-E11 an SMS is typed, looked at, and sent once to everyone who enrolled', async () => {
  const { user } = await open();
  await preview(user, '温村华人团购：{团名} 已到，{截止日} 前到 {取货地址} 取');
  const phone = within(screen.getByRole('region', { name: '手机上看到的样子' }));
  phone.getByText('温村华人团购：海南荔枝空运团 已到，3月10日 前到 三联广场 取');
  phone.getByText('38 人');
  await user.click(button('发送给 38 人（约 38 条）'));
  await screen.findByText('短信已成功发出');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await network.sentTo(enrolledSms)).toEqual([
    { groupon_id: String(grouponId), content: '温村华人团购：海南荔枝空运团 已到，3月10日 前到 三联广场 取' },
  ]);
});

test('GD-E11 nothing is sent before the preview: no button does, nor Ctrl+Enter, and Enter there does not either', async () => {
  const { user } = await open();
  await write(user, '已到货');
  expect(screen.queryByRole('button', { name: red })).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog', { name: '预览短信' });
  await user.keyboard('{Enter}');
  await user.click(button('返回修改'));
  expect(content().value).toBe('已到货');
  expect(await sent()).toEqual([]);
});

test('B9 an empty SMS and one that is too long are refused in their words', async () => {
  const { user } = await open();
  expect(screen.queryByText('请输入短信内容')).toBeNull();
  await user.click(button('预览'));
  await screen.findByText('请输入短信内容');
  await user.click(content());
  await user.paste('汉'.repeat(1601));
  await screen.findByText('短信长度不超过 1600 个字符');
  await user.click(button('预览'));
  expect(screen.queryByRole('dialog', { name: '预览短信' })).toBeNull();
});

test('GD-E10 while it is typed, characters, encoding and the cost of all of them are counted', async () => {
  const { user } = await open();
  await user.click(content());
  await user.paste('汉'.repeat(71));
  screen.getByText('71/1600');
  screen.getByText('中文（70/67）');
  screen.getByText('每人 2 条 × 38 人 = 76 条');
  await user.clear(content());
  await user.paste('a'.repeat(161));
  screen.getByText('英文（160/153）');
  screen.getByText('每人 2 条 × 38 人 = 76 条');
});

test('GD-E10 the paper grows with what is typed on it, marked or not', async () => {
  const { user } = await open();
  const behind = () => document.querySelector('.sms-marks')?.textContent?.replace('\u200b', '');
  for (const text of ['第一行\n第二行\n第三行', '你好 {姓名}，到了']) {
    await write(user, text);
    expect(behind()).toBe(text);
  }
});

test('GD-E10 a character that makes a Latin text dearer is pointed out, and put right at a press', async () => {
  const { user } = await open();
  await write(user, 'It’s ready');
  await screen.findByText(/这些字符让整条短信按中文计费：’/);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['’']);
  await user.click(button('换成英文字符'));
  expect(content().value).toBe("It's ready");
  screen.getByText('英文（160/153）');
});

test('GD-E12 a variable is put in where the caret stands; an unknown one is pointed at and blocks', async () => {
  const { user } = await open();
  await write(user, '到了');
  content().setSelectionRange(0, 0);
  await user.click(button('{团名}'));
  expect(content().value).toBe('{团名}到了');
  expect([content().selectionStart, document.activeElement]).toEqual([4, content()]);
  await write(user, '你好 {姓名}，到了');
  await user.click(button('预览'));
  expect(screen.queryByRole('dialog', { name: '预览短信' })).toBeNull();
  await user.click(button('去改'));
  expect([content().selectionStart, content().selectionEnd]).toEqual([3, 7]);
});

test('GD-E12 a text kept as a template is put in at a press, its variables filled in when it is sent', async () => {
  const { user } = await open();
  await write(user, '{店名}：{团名} 已到');
  await user.click(button('短信模板'));
  await user.click(await screen.findByRole('menuitem', { name: '管理短信模板…' }));
  const form = within(await screen.findByRole('form', { name: '添加模板' }));
  await user.type(form.getByLabelText('名称'), '到货');
  await user.click(form.getByRole('button', { name: '保存模板' }));
  await screen.findByRole('button', { name: '编辑模板到货' });
  await user.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('form', { name: '添加模板' })).toBeNull());
  await write(user, '');
  await user.click(within(screen.getByRole('group', { name: '从模板写起' })).getByRole('button', { name: '到货' }));
  expect(screen.queryByRole('group', { name: '从模板写起' })).toBeNull();
  expect(content().value).toBe('{店名}：{团名} 已到');
  await user.click(button('预览'));
  await screen.findByText('温村华人团购：海南荔枝空运团 已到');
});

test('GD-E13 what is unusual is said and may be sent all the same', async () => {
  const odd = { ...buyers[0], phone: '12' };
  loaded = { day: { ...day, buyers: [...buyers.slice(1), { ...buyers[0], ...odd } as Buyer] }, complete: true };
  const { user } = await open();
  await write(user, '到了');
  screen.getByText('没有写店名，顾客可能看不出是谁发的');
  await user.click(button('预览'));
  await screen.findByText(/1 个号码不太像电话号码：1 号 王伟/);
  expect(button('发送给 38 人（约 38 条）')).toHaveProperty('disabled', false);
});

test('GD-E11 with nobody to write to there is nothing to press', async () => {
  loaded = { day: { ...day, buyers: [] }, complete: true };
  const { user } = await open();
  await preview(user, '温村华人团购：到了');
  screen.getByText('没有可以发送的号码');
  expect(button(red)).toHaveProperty('disabled', true);
});

test('GD-E1 as long as not everyone is loaded nothing can be sent, with the reason', async () => {
  loaded = { day, complete: false, reason: '数据在加载期间有变化，请刷新' };
  const { user } = await open();
  await screen.findByText('数据在加载期间有变化，请刷新');
  await write(user, '到了');
  expect(button('预览')).toHaveProperty('disabled', true);
  await user.type(content(), '{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog', { name: '预览短信' })).toBeNull();
});

test('GD-E14 a refusal is told and keeps the text, to be sent again', async () => {
  refuseOnce(enrolledSms, '短信服务暂停', 409);
  const { user } = await open();
  await preview(user, '到了');
  await user.click(button(red));
  await screen.findByText('短信服务暂停');
  expect(pageLog.splice(0)).toEqual([expect.stringContaining('errcode 409')]);
  await user.click(button(red));
  await screen.findByText('短信已成功发出');
  expect(await sent()).toEqual(['到了', '到了']);
});

test('T9 two presses send one SMS, and the window waits for the answer', async () => {
  const letGo = holdOnce(enrolledSms);
  const { user } = await open();
  await preview(user, '到了');
  await user.dblClick(button(red));
  await user.click(button('关闭'));
  expect(screen.getByRole('dialog', { name: '预览短信' })).toBeDefined();
  letGo();
  await screen.findByText('短信已成功发出');
  expect(await sent()).toEqual(['到了']);
});

test('GD-E14 the same words within ten minutes ask first; other words, or later, do not', async () => {
  const { user, advance } = await open();
  await preview(user, '到了');
  await user.click(button(red));
  await screen.findByText('短信已成功发出');
  await advance(3 * 60_000);
  await user.click(button('发送短信'));
  await screen.findByText('上次发送：3 分钟前，38 人');
  await preview(user, '到了');
  await user.click(button(red));
  const question = within(await screen.findByRole('dialog', { name: '3 分钟前已发送过相同内容，再次发送？' }));
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(await sent()).toHaveLength(1);
  await advance(7 * 60_000);
  applet.advance(10 * 60_000);
  await user.click(button(red));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent()).toEqual(['到了', '到了']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('到了');
});

test('GD-E14 what another device has sent a moment ago asks, too; only whoever says so sends it again', async () => {
  await applet.read(enrolledSms, { groupon_id: grouponId, content: '到了' }, 'demo');
  applet.advance(3 * 60_000);
  const { user } = await open();
  await preview(user, '到了');
  await user.click(button(red));
  const asking = { name: '3 分钟前已给这次团购发送过相同内容，再次发送？' };
  const question = within(await screen.findByRole('dialog', asking));
  await user.click(question.getByRole('button', { name: '取消' }));
  await user.click(button(red));
  await user.click(within(await screen.findByRole('dialog', asking)).getByRole('button', { name: '再次发送' }));
  await screen.findByText('短信已成功发出');
  expect([(await sent()).length, (await network.sentTo(enrolledSmsAgain)).length]).toEqual([2, 1]);
  for (const line of pageLog.splice(0)) expect(line).toContain('errcode 208');
});

test('GD-E14 what another tab has sent while an answer is awaited stays known', async () => {
  const { user, otherTab } = await open();
  await preview(user, '甲');
  await user.click(button(red));
  await screen.findByText('短信已成功发出');
  await user.click(button('发送短信'));
  const letGo = holdOnce(enrolledSms);
  await preview(user, '乙');
  await user.click(button(red));
  const key = Object.keys(localStorage).find((name) => name.includes('sms.sent')) ?? '';
  const { version, sent } = JSON.parse(localStorage.getItem(key) ?? '{}');
  otherTab((storage) =>
    storage.setItem(key, JSON.stringify({ version, sent: [{ ...sent[0], groupon: 999 }, ...sent] })),
  );
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}').sent;
  expect(kept.map((each: { readonly groupon: number }) => each.groupon)).toEqual([grouponId, 999, grouponId]);
});

test('GD-E14 after an answer that never came, the same words ask first: they may have gone out', async () => {
  answerOnce(enrolledSms, () => HttpResponse.error());
  const { user } = await open();
  await preview(user, '到了');
  await user.click(button(red));
  await screen.findByText('请求错误，请检查网络');
  expect(pageLog.splice(0)).toEqual([expect.stringContaining('ERR_NETWORK')]);
  await user.click(button(red));
  const question = within(await screen.findByRole('dialog', { name: '刚才发送过相同内容但没有收到结果，再次发送？' }));
  await user.click(question.getByRole('button', { name: '再次发送' }));
  await screen.findByText('短信已成功发出');
  expect(await sent()).toHaveLength(2);
  const ids = network.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Request-Id'));
  expect(new Set(ids).size, 'the applet is told that it is the same').toBe(1);
});

const posted = () => network.requests.filter(({ method }) => method === 'POST');
const idsSent = () => posted().map(({ headers }) => headers.get('Request-Id'));
const logKey = 'Kept:sms.sent.m.1';
const notKnown = '上一次是否发出还不知道';

test('N5 a page that is loaded anew before the answer knows of the attempt, and the same words go out under its id', async () => {
  holdOnce(enrolledSms);
  const { user } = await open();
  await preview(user, '到了');
  await user.click(button(red));
  await waitFor(() => expect(posted()).toHaveLength(1));
  cleanup();

  const later = await open();
  await screen.findByText(notKnown);
  screen.getByText('刚才写下的内容已恢复');
  expect(content().value).toBe('到了');
  await later.user.click(button('预览'));
  await later.user.click(await screen.findByRole('button', { name: red }));
  const question = within(await screen.findByRole('dialog', { name: '刚才发送过相同内容但没有收到结果，再次发送？' }));
  await later.user.click(question.getByRole('button', { name: '取消' }));
  expect(posted(), 'never as a new one unasked').toHaveLength(1);
  await later.user.click(button(red));
  await later.user.click(await screen.findByRole('button', { name: '再次发送' }));
  await screen.findByText('短信已成功发出');
  expect(new Set(idsSent()).size).toBe(1);
  expect(idsSent()).toHaveLength(2);
  await later.user.click(button('发送短信'));
  expect(screen.queryByText(notKnown)).toBeNull();
});

test('N5 GD-E14 a confirmed second one whose end nobody knows goes on under its id, and is sent once', async () => {
  await applet.read(enrolledSms, { groupon_id: grouponId, content: '到了' }, 'demo');
  const before = await applet.database.$count(outbox);
  // Done, but the answer is lost.
  answerOnce(enrolledSmsAgain, async (request) => {
    await applet.fetch(enrolledSmsAgain.path, {
      method: 'POST',
      body: await request.text(),
      headers: Object.fromEntries(request.headers),
    });
    return HttpResponse.error();
  });
  const { user } = await open();
  await preview(user, '到了');
  await user.click(button(red));
  await user.click(await screen.findByRole('button', { name: '再次发送' }));
  await screen.findByText('请求错误，请检查网络');
  expect(await applet.database.$count(outbox)).toBe(before + 1);
  cleanup();

  const later = await open();
  await screen.findByText(notKnown);
  await later.user.click(button('预览'));
  await later.user.click(await screen.findByRole('button', { name: red }));
  await later.user.click(await screen.findByRole('button', { name: '再次发送' }));
  await screen.findByText('短信已成功发出');
  const again = posted().filter(({ url }) => url.endsWith('/again'));
  expect(new Set(again.map(({ headers }) => headers.get('Request-Id'))).size).toBe(1);
  expect(await applet.database.$count(outbox), 'not a third time').toBe(before + 1);
  pageLog.length = 0;
});

test('N5 an attempt of another tab is told while its answer is awaited, and no longer', async () => {
  const { user, otherTab } = await open();
  otherTab((storage) => {
    const begun = { groupon: grouponId, at: Date.UTC(2026, 2, 8), hash: hashOf('到了'), count: 38, sure: false };
    storage.setItem(logKey, JSON.stringify({ version: 1, sent: [begun] }));
  });
  await screen.findByText(notKnown);
  await write(user, '到了');
  otherTab((storage) => storage.removeItem(logKey));
  expect(screen.queryByText(notKnown)).toBeNull();
});

test('N5 a merchant who has asked a buyer says what came of it', async () => {
  const { user } = await open();
  for (const [said, again] of [
    ['没有发出', '短信已成功发出'],
    ['顾客收到了', '刚才已发送过相同内容，再次发送？'],
  ] as const) {
    answerOnce(enrolledSms, () => HttpResponse.error());
    if (!screen.queryByRole('dialog')) await user.click(button('发送短信'));
    await preview(user, `到了，${said}`);
    await user.click(button(red));
    await screen.findByText(notKnown);
    pageLog.splice(0);
    await user.click(button(said));
    expect(screen.queryByText(notKnown)).toBeNull();
    await user.click(button(red));
    await screen.findByText(again);
  }
  expect(new Set(idsSent()).size, 'what did not go out is sent as a new one').toBe(3);
});

test('GD-E14 a window closed by accident asks, and the next one begins with what was typed', async () => {
  const { user, advance } = await open();
  await write(user, '写到一半');
  await user.click(button('关闭'));
  const question = within(await screen.findByRole('dialog', { name: '关闭这个窗口？' }));
  question.getByText('修改已存为草稿，下次打开时可以恢复。');
  await user.click(question.getByRole('button', { name: '关闭' }));
  await advance(5 * 60_000);
  await user.click(button('发送短信'));
  await screen.findByText('5 分钟前没有发出的内容已恢复');
  expect(content().value).toBe('写到一半');
  await user.click(button('清空'));
  expect(content().value).toBe('');
  await user.click(button('关闭'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('写到一半');
});

test('GD-E14 a session that ends while it is sent loses no text', async () => {
  answerOnce(enrolledSms, () => new HttpResponse(null, { status: 403 }));
  const { user } = await open();
  await preview(user, '还没发出');
  await user.click(button(red));
  await screen.findByRole('heading', { name: '登录' });
  expect(JSON.stringify({ ...localStorage })).toContain('还没发出');
});
