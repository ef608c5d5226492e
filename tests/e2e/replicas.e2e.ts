import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../../scripts/postgres/startPostgres.mjs';
import { runApp } from '../support/runApp.ts';
import { demo } from './browser.ts';

/** Texts as the gateway was given them, one by one. */
const texts: string[] = [];
const gateway = createServer(async (request, response) => {
  texts.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).content);
  response.end();
}).listen(0);
const gatewayAddress = gateway.address();
const gatewayPort = typeof gatewayAddress === 'object' ? gatewayAddress?.port : '';

const root = await mkdtemp(join(tmpdir(), 'zhanggui-replicas-'));
const cluster = await startPostgres();
const start = (name: string) =>
  runApp(join(root, name), {
    DATABASE_URL: cluster.urlOf('postgres'),
    FILE_DIR: join(root, 'files'),
    SMS_WEBHOOK_URL: `http://localhost:${gatewayPort}/send`,
  });
// Together, on a database with nothing in it: one of them makes the tables and the demo, the other waits.
const apps = await Promise.all([start('one'), start('two')]);
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await cluster.stop();
  gateway.close();
  await rm(root, { recursive: true, force: true });
});

let turn = 0;
/** The process whose turn it is: each call goes to the other one than the call before. */
const next = () => apps[turn++ % apps.length]?.url ?? '';
const merchant = '/api/applet/merchant';

interface Sent {
  readonly session?: string;
  readonly id?: string;
  readonly url?: string;
}
async function post(path: string, fields: Readonly<Record<string, unknown>>, { session, id, url = next() }: Sent = {}) {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const headers = { ...(session && { 'Login-Session': session }), ...(id && { 'Request-Id': id }) };
  const answer = await fetch(`${url}${path}`, { method: 'POST', body, headers });
  return { status: answer.status, ...(await answer.json()) };
}
async function get(path: string, fields: Readonly<Record<string, unknown>>, session: string) {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return (await fetch(`${next()}${path}?${query}`, { headers: { 'Login-Session': session } })).json();
}
const signIn = async (email: string, pwd: string) =>
  (await post(`${merchant}/account/login`, { email, pwd })).login_session;
const mine = await signIn(demo.email, demo.pwd);
const tagNames = async () =>
  (await get(`${merchant}/product/tags`, { shop_id: 2 }, mine)).tags.map(({ name }: { name: string }) => name);

test('a merchant whose every call goes to the other process works as with one', async () => {
  const before = await tagNames();
  const made = [];
  for (const name of ['甲', '乙', '丙']) {
    made.push((await post(`${merchant}/product/tag/add`, { shop_id: 2, name }, { session: mine })).tag_id);
  }
  expect(await tagNames()).toEqual([...before, '甲', '乙', '丙']);
  const [a, b] = made;
  const swap = { a_tag_id: a, b_tag_id: b };
  expect((await post(`${merchant}/product/tag/switch`, swap, { session: mine })).errcode).toBe(0);
  expect(await tagNames()).toEqual([...before, '乙', '甲', '丙']);
  for (const tag_id of made) await post(`${merchant}/product/tag/del`, { shop_id: 2, tag_id }, { session: mine });
  expect(await tagNames()).toEqual(before);
});

test('T9 one deed that reaches both processes at once is done once, and answered alike', async () => {
  const goods = { shop_id: 2, name: '只要一件', price: '1', stock: 1, type: 1, imgs: '[]' };
  const id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(`${merchant}/product/add`, goods, { session: mine, id })),
  );
  expect(new Set(answers.map(({ errcode, product_id }) => `${errcode} ${product_id}`)).size).toBe(1);
  const list = await get(`${merchant}/products`, { shop_id: 2, page: 1, size: 500, status: 1 }, mine);
  expect(list.products.filter(({ name }: { name: string }) => name === '只要一件')).toHaveLength(1);
});

test('L2 tries are counted together: half of them here and half of them there are too many', async () => {
  const tried = { email: 'rival@example.com', pwd: 'wrong' };
  const codes = [];
  for (let at = 0; at < 11; at += 1) codes.push((await post(`${merchant}/account/login`, tried)).errcode);
  expect(codes).toEqual([...Array(10).fill(401), 429]);
});

test('L5 a new password set at one process ends the sessions of the other', async () => {
  const admin = { email: 'admin@example.com', pwd: 'admin12345' };
  const session = await signIn(admin.email, admin.pwd);
  await post(`${merchant}/account/send_reset_token`, { email: admin.email });
  const authorization = `Basic ${Buffer.from(`${admin.email}:${admin.pwd}`).toString('base64')}`;
  const token = await vi.waitFor(async () => {
    const page = await (await fetch(`${next()}/outbox`, { headers: { authorization } })).text();
    const [, code] = /验证码是 (\d{6})/.exec(page) ?? [];
    expect(code).toBeDefined();
    return code;
  }, 10_000);
  expect(await post(`${merchant}/account/reset_pwd`, { ...admin, token })).toMatchObject({ errcode: 0 });
  expect((await post(`${merchant}/product/tag/add`, { shop_id: 1, name: '不在了' }, { session })).status).toBe(403);
  expect((await post(`${merchant}/product/tag/add`, { shop_id: 1, name: '不在了' }, { session })).status).toBe(403);
});

test('B9 texts leave once, whichever process takes them along', async () => {
  const list = await get('/api/applet/groupons/released/get', { shop_id: 1, page: 1, size: 50 }, mine);
  const crab = list.groupons.find(({ name }: { name: string }) => name === '珍宝蟹出海团');
  const wanted = Array.from({ length: 12 }, (_, nth) => `第 ${nth} 条`);
  const sends = wanted.map((content) =>
    post('/api/applet/groupon/enrolled/send_sms', { groupon_id: crab.id, content }, { session: mine }),
  );
  for (const answer of await Promise.all(sends)) expect(answer.errcode).toBe(0);
  await vi.waitFor(() => expect(texts.length).toBeGreaterThanOrEqual(wanted.length), { timeout: 20_000 });
  expect(texts.toSorted()).toEqual(wanted.toSorted());
});

test('W1 W5 a robot is started here, scanned there, and answers once', async () => {
  const shop = { shop_id: 1 };
  await get('/api/applet/robot/login', { ...shop, timeout: 60 }, mine);
  const scan = await vi.waitFor(
    async () => {
      const { scan_url } = await get('/api/applet/robot/qrcode/get', { ...shop, encode: 'base64' }, mine);
      expect(scan_url).toMatch(/\/wechat\/scan\//);
      return new URL(scan_url).pathname;
    },
    { timeout: 10_000, interval: 300 },
  );
  const confirmed = await fetch(`${next()}${scan}`, { method: 'POST', redirect: 'manual' });
  const phone = confirmed.headers.get('location') ?? '';
  const again = await fetch(`${next()}${scan}`, { method: 'POST', redirect: 'manual' });
  expect(again.headers.get('location'), 'a code is good once').toBeNull();
  await vi.waitFor(async () => expect((await get('/api/applet/robot/check', shop, mine)).logged_in).toBe(1), {
    timeout: 10_000,
    interval: 300,
  });
  const asked = new URLSearchParams({ text: '请问营业时间？' });
  await fetch(`${next()}${phone}/message`, { method: 'POST', body: asked, redirect: 'manual' });
  const page = await (await fetch(`${next()}${phone}`)).text();
  expect(page.split('每天 10:00–20:00')).toHaveLength(2);
});

test('U1 a picture signed here is sent there and seen at both', async () => {
  const { signature } = await get('/api/applet/cos/sign/get', { file_name: 'a.png', file_type: 1 }, mine);
  const body = new FormData();
  body.append('op', 'upload');
  body.append('filecontent', new Blob([Buffer.from(`\x89PNG\r\n\x1a\n${'.'.repeat(500)}`, 'latin1')]), 'a.png');
  const path = '/files/image/1_a.png';
  const headers = { authorization: signature };
  expect((await (await fetch(`${next()}${path}`, { method: 'POST', body, headers })).json()).message).toBe('SUCCESS');
  for (const app of apps) expect((await fetch(`${app.url}${path}`)).status).toBe(200);
});

test('while one process stops, the merchant goes on at the other, and loses nothing that was acknowledged', async () => {
  const [first, second] = apps.map(({ url }) => url);
  const saved: string[] = [];
  const add = async (name: string, url: string | undefined) => {
    const answer = await post(`${merchant}/product/tag/add`, { shop_id: 2, name }, { session: mine, url: url ?? '' });
    if (answer.errcode === 0) saved.push(name);
  };
  const under = Array.from({ length: 20 }, (_, nth) => add(`停机 ${nth}`, nth % 2 ? first : second).catch(() => {}));
  await apps.shift()?.stop();
  await Promise.all(under);
  await add('停机之后', second);
  expect(saved.length).toBeGreaterThan(10);
  expect(await tagNames()).toEqual(expect.arrayContaining(saved));
});
