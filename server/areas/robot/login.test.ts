import { expect, it, test } from 'vitest';
import * as rows from '#schemas/endpoints/robot.ts';
import { createApplet } from '../../createApplet.ts';
import { robots } from '../../database/tables/robot.ts';
import { buildApplet } from '../../support/buildApplet.ts';
import { readQrCode } from '../../support/readQrCode.ts';

const applet = await buildApplet();
const shop = { shop_id: 1 };
const noSession = { status: 200, errcode: 404, errmsg: '机器人尚未登录' };
const check = () => applet.ask(rows.robotCheck, shop, 'demo');
const isIn = async () => (await applet.read(rows.robotCheck, shop, 'demo')).logged_in;
const login = (timeout = 120) => applet.read(rows.robotLogin, { ...shop, timeout }, 'demo');
const askCode = () => applet.read(rows.robotQrCode, { ...shop, encode: 'base64' }, 'demo');
const askCodeOnly = () => applet.ask(rows.robotQrCode, { ...shop, encode: 'base64' }, 'demo');
const scan = async () => readQrCode((await askCode()).qrcode);
const confirm = (address: string) => applet.fetch(new URL(address).pathname, { method: 'POST' });
const logout = () => applet.read(rows.robotLogout, shop, 'demo');

it('W1 while there is no session, the check answers 404 and no code is given', async () => {
  expect(await check()).toEqual(noSession);
  expect(await askCodeOnly()).toEqual({ status: 200, errcode: 404, errmsg: '登录已过期，请重新获取二维码' });
});

it('W1 login, code, scan, logged in: the whole way', async () => {
  await login();
  expect(await isIn()).toBe(false);
  const { qrcode, scan_url } = await askCode();
  expect(Buffer.from(qrcode, 'base64').subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const address = await readQrCode(qrcode);
  expect(address).toMatch(/^http:\/\/applet\.test\/wechat\/scan\/[\w-]{32}$/);
  expect(scan_url).toBe(address);
  expect((await confirm(address)).status).toBe(303);
  expect(await isIn()).toBe(false);
  applet.advance(1000);
  expect(await isIn()).toBe(true);
  const { robot } = await applet.read(rows.robotInfo, shop, 'demo');
  expect(robot).toEqual({
    user: { NickName: '温村华人团购小助手' },
    logged_in: true,
    auto_verify: false,
    welcome_msg: '',
  });
  expect(await askCodeOnly()).toEqual({ status: 200, errcode: 409, errmsg: '机器人已登录，无需扫码' });
});

it('W1 a login of who is in changes nothing', async () => {
  await login();
  expect(await isIn()).toBe(true);
});

it('W3 after a logout there is no session, and the name stays known', async () => {
  await logout();
  expect(await check()).toEqual(noSession);
  const { robot } = await applet.read(rows.robotInfo, shop, 'demo');
  expect(robot).toMatchObject({ user: { NickName: '温村华人团购小助手' }, logged_in: false });
  await logout();
});

it('W1 the code takes a second to be made, and whoever asks sooner waits', async () => {
  await login();
  const before = applet.needs.clock();
  await askCode();
  expect(applet.needs.clock().getTime() - before.getTime()).toBe(1000);
  await askCode();
  expect(applet.needs.clock().getTime() - before.getTime()).toBe(1000);
});

it('W1 a code expires after two minutes; asked again, a new one is made that works', async () => {
  await login(240);
  const old = await scan();
  applet.advance(119_000);
  expect((await applet.fetch(new URL(old).pathname)).status).toBe(200);
  applet.advance(1000);
  expect(await isIn()).toBe(false);
  const page = await applet.fetch(new URL(old).pathname);
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('二维码已过期')]);
  expect((await confirm(old)).status).toBe(410);
  expect((await confirm(await scan())).status).toBe(303);
  await logout();
});

test.each([
  ['is open for two minutes, however short the wish', 1, 120_000],
  ['is open as long as was wished', 200, 200_000],
  ['is open for ten minutes at most', 86_400, 600_000],
])('W1 a login %s', async (_, timeout, ms) => {
  await login(timeout);
  applet.advance(ms - 1);
  expect(await isIn()).toBe(false);
  applet.advance(1);
  expect(await check()).toEqual(noSession);
});

it('W1 a code asked for late keeps its login open', async () => {
  await login(120);
  applet.advance(100_000);
  const address = await scan();
  applet.advance(100_000);
  expect((await confirm(address)).status).toBe(303);
  await logout();
});

it('W1 two tabs that each ask for a code may use either, once', async () => {
  await login();
  const [first, second] = [await scan(), await scan()];
  expect(first).not.toBe(second);
  await login();
  expect((await confirm(first)).status).toBe(303);
  const again = await confirm(first);
  expect([again.status, await again.text()]).toEqual([410, expect.stringContaining('二维码已使用')]);
  expect((await confirm(second)).status).toBe(410);
  await logout();
});

it('W1 of two who confirm one code at once, one gets in', async () => {
  await login();
  const address = await scan();
  const statuses = (await Promise.all([confirm(address), confirm(address)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([303, 410]);
  await logout();
});

it('W3 a code shown before a logout lets nobody in after it', async () => {
  await login();
  const address = await scan();
  await logout();
  await login();
  expect((await confirm(address)).status).toBe(404);
  expect(await isIn()).toBe(false);
  await logout();
});

it('W1 a code that was never made is told so', async () => {
  const page = await applet.fetch('/wechat/scan/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('二维码无效')]);
});

it('W1 two processes on one database agree at every step', async () => {
  const other = createApplet(applet.needs);
  await login();
  const address = await scan();
  expect((await other.fetch(new Request(address, { method: 'POST' }))).status).toBe(303);
  applet.advance(1000);
  expect(await isIn()).toBe(true);
  await logout();
});

it('W1 behind a proxy that speaks https the code leads to https', async () => {
  await login();
  const { login_session } = await readSession();
  const headers = { 'Login-Session': login_session, 'x-forwarded-proto': 'https' };
  const answer = await applet.fetch(`${rows.robotQrCode.path}?shop_id=1&encode=base64`, { headers });
  const { qrcode } = await answer.json();
  expect(await readQrCode(qrcode)).toMatch(/^https:\/\/applet\.test\/wechat\/scan\//);
  await logout();
});

it('W3 settings are kept, before and after a login alike', async () => {
  await applet.database.delete(robots);
  const read = async () => (await applet.read(rows.robotInfo, shop, 'demo')).robot;
  expect(await read()).toEqual({ user: null, logged_in: false, auto_verify: false, welcome_msg: '' });
  await applet.read(rows.robotUpdate, { ...shop, auto_verify: true, welcome_msg: '你好\n欢迎' }, 'demo');
  const set = { user: null, logged_in: false, auto_verify: true, welcome_msg: '你好\n欢迎' };
  expect(await read()).toEqual(set);
  await login();
  await confirm(await scan());
  applet.advance(1000);
  expect(await read()).toEqual({ ...set, logged_in: true, user: { NickName: '温村华人团购小助手' } });
});

it('W7 lists the robots of the merchant, and removes one with its session', async () => {
  const { robots: mine } = await applet.read(rows.robotList, {}, 'demo');
  expect(mine).toMatchObject([{ shop_id: 1, logged_in: true, auto_verify: true }]);
  expect((await applet.read(rows.robotList, {}, 'rival')).robots).toEqual([]);
  await applet.read(rows.robotDelete, shop, 'demo');
  expect((await applet.read(rows.robotList, {}, 'demo')).robots).toEqual([]);
  expect(await check()).toEqual(noSession);
  expect(await applet.ask(rows.robotDelete, shop, 'demo')).toMatchObject({ errcode: 404, errmsg: '该店铺没有机器人' });
});

const ofShop = [
  rows.robotInfo,
  rows.robotLogin,
  rows.robotCheck,
  rows.robotQrCode,
  rows.robotLogout,
  rows.robotUpdate,
  rows.robotDelete,
  rows.wechatGroupLoad,
  rows.wechatGroupSearch,
  rows.autoReplyList,
];
it.each(ofShop)('R6 $path of a shop that has no robot says so, and never with 404', async (row) => {
  const more = { timeout: '60', encode: 'base64', auto_verify: '1', welcome_msg: '', page: '1', size: '10' };
  const reply = await applet.send(row, { shop_id: '2', ...more }, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 409, errmsg: '该店铺未开通微信智能助手' });
});

async function readSession(): Promise<{ login_session: string }> {
  const body = new URLSearchParams('email=demo@example.com&pwd=demo12345');
  return (await applet.fetch('/api/applet/merchant/account/login', { method: 'POST', body })).json();
}
