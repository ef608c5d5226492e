import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logout } from '#schemas/endpoints/logout.ts';
import { sessionEnd, sessionList } from '#schemas/endpoints/sessions.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const isIn = async (session: string) => (await applet.ask(userInfo, {}, { session })).status === 200;
const open = (path: string, session: string) => renderApp(path, session, undefined, { ownCalls: true });

test('K6 R5 退出登录 ends the session on the service, too', async () => {
  const session = await signIn(applet, 'demo');
  const { user } = open('/dashboard', session);
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  await screen.findByRole('button', { name: '登录' });
  await waitFor(async () => expect(await isIn(session)).toBe(false));
  expect(network.calls.filter((call) => call.endsWith(logout.path))).toHaveLength(1);
});

test('K6 the name leads to where the account is signed in; another device is signed out, this one stays', async () => {
  const [phone, desk] = [await signIn(applet, 'demo'), await signIn(applet, 'demo')];
  const { user } = open('/dashboard', desk);
  await user.click(await screen.findByRole('link', { name: '陈掌柜 登录的设备' }));
  await screen.findByRole('heading', { level: 1, name: '登录的设备' });
  const rows = await screen.findAllByRole('listitem');
  const other = rows.find((row) => within(row).queryByRole('button', { name: '退出 未知设备' }));
  const mine = screen.getByText('现在这台').closest('li');
  expect(mine?.textContent).toContain('刚才登录，刚才使用');
  await user.click(within(other ?? document.body).getByRole('button', { name: '退出 未知设备' }));
  await screen.findByText('已退出 未知设备');
  expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
});

test('K6 all devices are signed out after a question, this one as well', async () => {
  const [phone, desk] = [await signIn(applet, 'demo'), await signIn(applet, 'demo')];
  const { user } = open('/devices', desk);
  await user.click(await screen.findByRole('button', { name: '退出所有设备' }));
  const question = within(await screen.findByRole('dialog', { name: '退出所有设备？' }));
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(await isIn(phone)).toBe(true);
  await user.click(screen.getByRole('button', { name: '退出所有设备' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出所有设备' }));
  await screen.findByRole('button', { name: '登录' });
  expect([await isIn(phone), await isIn(desk)]).toEqual([false, false]);
});

test('K6 a list that does not come can be asked for again, and a refusal leaves all as it was', async () => {
  const [other, session] = [await signIn(applet, 'rival'), await signIn(applet, 'rival')];
  refuseOnce(sessionList, '请稍后再试');
  const { user } = open('/devices', session);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  const out = await screen.findByRole('button', { name: '退出 未知设备' });
  refuseOnce(sessionEnd, '请稍后再试');
  await user.click(out);
  await screen.findByRole('alert');
  expect(pageLog.splice(0)).toEqual([
    `Failed to call GET ${sessionList.path}: errcode 400.`,
    `Failed to call POST ${sessionEnd.path}: errcode 400.`,
  ]);
  expect(await isIn(other)).toBe(true);
});

test('K6 an applet that knows no such calls is asked for none', async () => {
  const session = await signIn(applet, 'demo');
  const { user } = renderApp('/dashboard', session);
  await user.click(await screen.findByRole('button', { name: '退出登录' }));
  await screen.findByRole('button', { name: '登录' });
  expect([screen.queryByRole('link', { name: /登录的设备/ }), await isIn(session)]).toEqual([null, true]);
});
