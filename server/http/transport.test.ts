import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { login } from '#schemas/endpoints/account.ts';
import { goodsList } from '#schemas/endpoints/goods.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { endpoints, ownEndpoints } from '#schemas/endpoints/table.ts';
import { sessions } from '../database/tables/accounts.ts';
import { routes } from '../routes.ts';
import { buildApplet } from '../support/buildApplet.ts';

const applet = await buildApplet();
const demo = { email: 'demo@example.com', pwd: 'demo12345' };
const { login_session } = await applet.read(login, demo);
const form = 'application/x-www-form-urlencoded';

it('every served row is one of the table, and none is served twice', () => {
  const served = routes.map(({ row }) => `${row.method} ${row.path}`);
  const known = Object.values({ ...endpoints, ...ownEndpoints }).map((row) => `${row.method} ${row.path}`);
  expect(known).toEqual(expect.arrayContaining(served));
  expect(new Set(served).size).toBe(served.length);
});

it('every row of the table is served', () => {
  const served = new Set(routes.map(({ row }) => row));
  expect(Object.values({ ...endpoints, ...ownEndpoints }).filter((row) => !served.has(row))).toEqual([]);
});

it('a path of no row says that it is not served', async () => {
  const reply = await applet.send({ ...shopInfo, path: '/api/applet/merchant/coupons' }, {}, 'demo');
  expect(reply).toEqual({ status: 200, errcode: 404, errmsg: '该功能尚未开放' });
});

it.each(routes.filter(({ row }) => !row.open).map(({ row }) => row))(
  'T1 $method $path answers HTTP 403 without a session',
  async (row) => {
    expect((await applet.send(row, {})).status).toBe(403);
  },
);

it('T2 a served path asked in the other way is not found', async () => {
  const response = await applet.fetch(login.path);
  expect(z.parse(z.object({ errcode: z.number() }), await response.json()).errcode).toBe(404);
});

it.each([
  ['JSON', 'application/json', JSON.stringify(demo)],
  ['multipart', 'multipart/form-data; boundary=x', '--x--'],
])('T2 refuses a body of %s', async (_kind, type, body) => {
  const response = await applet.fetch(login.path, { method: 'POST', body, headers: { 'content-type': type } });
  expect(await response.json()).toEqual({ errcode: 400, errmsg: '请求格式不正确' });
});

it('T2 refuses a body of more than a megabyte', async () => {
  const reply = await applet.send(login, { ...demo, pwd: 'x'.repeat(1_000_000) });
  expect(reply).toEqual({ status: 200, errcode: 400, errmsg: '提交的内容过大' });
});

it('T2 reads a body that comes in pieces, cut inside a character', async () => {
  const bytes = new TextEncoder().encode('email=谁@example.com&pwd=x');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 7));
      controller.enqueue(bytes.slice(7));
      controller.close();
    },
  });
  const init = { method: 'POST', body, headers: { 'content-type': form }, duplex: 'half' };
  expect(await (await applet.fetch(login.path, init)).json()).toMatchObject({ errcode: 401 });
});

it('packs a long answer when the caller takes it packed, and no short one', async () => {
  const headers = { 'Login-Session': login_session, 'accept-encoding': 'gzip, br' };
  const long = await applet.fetch(`${goodsList.path}?shop_id=1&page=1&size=50&status=1`, { headers });
  expect(long.headers.get('content-encoding')).toBe('gzip');
  const short = await applet.fetch(`${goodsList.path}?shop_id=1&page=1&size=0&status=1`, { headers });
  expect(short.headers.get('content-encoding')).toBeNull();
});

it('forbids keeping an answer', async () => {
  const response = await applet.fetch(shopInfo.path, { headers: { 'Login-Session': login_session } });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('T5 a failure of ours is HTTP 500, and no value of a caller is in the log', async () => {
  await applet.database.execute('alter table users rename to users_away');
  const response = await applet.fetch(login.path, {
    method: 'POST',
    headers: { 'content-type': form, 'Login-Session': login_session },
    body: new URLSearchParams({ ...demo, pwd: 'secret-word' }),
  });
  await applet.database.execute('alter table users_away rename to users');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ errcode: 500, errmsg: '服务器错误，请稍后再试' });
  const [line = '', ...others] = applet.log.splice(0);
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ event: 'call failed', method: 'POST', path: login.path, status: 500 });
  expect(line).toContain('users');
  for (const value of ['secret-word', demo.email, login_session]) expect(line).not.toContain(value);
  expect(await applet.database.$count(sessions)).toBeGreaterThan(0);
});
