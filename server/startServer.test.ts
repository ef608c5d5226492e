import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { login } from '#schemas/endpoints/account.ts';
import { enrolledSms, grouponList } from '#schemas/endpoints/groupons.ts';
import { sendResetToken } from '#schemas/endpoints/reset.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { tagAdd, tagList } from '#schemas/endpoints/tags.ts';
import { openEmbedded } from './database/openDatabase.ts';
import { writeText } from './outbox/writeMessage.ts';
import { later } from './process/later.ts';
import { StartError } from './settings.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { startMailServer } from './support/startMailServer.ts';
import { coupons } from './support/storedCoupons.ts';

// Each start opens a database on disk.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const root = await mkdtemp(join(tmpdir(), 'server-'));
const log: string[] = [];
const settings = {
  port: 0,
  host: '127.0.0.1',
  demo: true,
  administrator: { email: 'owner@example.com', password: undefined },
  dataDir: join(root, 'data'),
  databaseUrl: undefined,
  appletOrigin: undefined,
  fileHost: '/files',
  editorController: '/api/applet/editor/controller',
  editorUploads: 'signed' as const,
  fileDir: join(root, 'data', 'files'),
  s3Url: undefined,
  smtpUrl: undefined,
  smsWebhookUrl: undefined,
  keepOutboxDays: 90,
  keepUnusedFilesDays: 30,
  keepJournalDays: 180,
  metricsToken: undefined,
  trustProxy: 0,
};
// How long a call takes is the machine's affair.
const note = (line: string) => void (line.includes('"slow call"') || log.push(line));
const surroundings = { appDir: join(root, 'app'), log: note };
/** What was logged at each start. */
const started: string[] = [];
const running: RunningServer[] = [];
const start = async (changed: Partial<Parameters<typeof startServer>[0]> = {}) => {
  const server = await startServer({ ...settings, ...changed }, surroundings);
  started.push(...log.splice(0));
  running.push(server);
  return server;
};
afterAll(async () => {
  for (const server of running) await server.close();
  await rm(root, { recursive: true });
  expect(log).toEqual([]);
});

const call = (server: RunningServer, path: string, init?: RequestInit) =>
  fetch(`http://localhost:${server.port}${path}`, init);
const post = (server: RunningServer, path: string, fields: Record<string, string>, session = '') =>
  call(server, path, { method: 'POST', body: new URLSearchParams(fields), headers: { 'Login-Session': session } });
const signIn = async (server: RunningServer) => {
  const answer = await post(server, login.path, { email: 'demo@example.com', pwd: 'demo12345' });
  return z.parse(login.response, await answer.json()).login_session;
};

const first = await start();
const session = await signIn(first);

it('a first start shows a shop at work, with pictures', async () => {
  expect([(await call(first, '/healthz')).status, (await call(first, '/readyz')).status]).toEqual([200, 200]);
  const answer = await call(first, shopInfo.path, { headers: { 'Login-Session': session } });
  const { shops } = z.parse(shopInfo.response, await answer.json());
  const picture = await call(first, shops[0]?.file_url ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
});

/** As a copy or a power cut leaves it: a socket is no file. */
const copyData = (to: string) =>
  cp(settings.dataDir, to, { recursive: true, filter: (source) => !source.endsWith('.sock') });
const outboxFolder = join(settings.dataDir, 'outbox');
const showOutbox = async (server: RunningServer) => {
  const authorization = `Basic ${Buffer.from('admin@example.com:admin12345').toString('base64')}`;
  return (await call(server, '/outbox', { headers: { authorization } })).text();
};
const sendTexts = async (server: RunningServer, content: string) => {
  const headers = { 'Login-Session': session };
  const list = await call(server, `${grouponList.path}?shop_id=1&page=1&size=10`, { headers });
  const { groupons } = z.parse(grouponList.response, await list.json());
  const groupon_id = String(groupons.find(({ name }) => name === '珍宝蟹出海团')?.id);
  await post(server, enrolledSms.path, { groupon_id, content }, session);
};

it('the log of a start says where letters and texts go', () => {
  expect(started).toEqual([
    `Outbox for administrators at /outbox: letters stay there and in ${outboxFolder}, for SMTP_URL is not set; text messages stay there, for SMS_WEBHOOK_URL is not set.`,
  ]);
});

it('L4 a reset code reaches the owner of the server as a letter in a folder, and the log without the code', async () => {
  await post(first, sendResetToken.path, { email: 'demo@example.com' });
  await vi.waitFor(() => expect(log).toHaveLength(1), { timeout: 10_000 });
  const [name = ''] = await readdir(outboxFolder);
  const letter = await readFile(join(outboxFolder, name), 'utf8');
  const code = /验证码是 (\d{6})/.exec(letter)?.[1] ?? 'none';
  expect(letter).toContain('To: demo@example.com');
  expect(log.splice(0)).toEqual([expect.not.stringContaining(code)]);
  expect(await showOutbox(first)).toContain(code);
});

it('B9 a text message without a gateway is there for an administrator to read, and says that it was not sent', async () => {
  await sendTexts(first, '螃蟹上岸');
  await vi.waitFor(async () => expect(await showOutbox(first)).toMatch(/只保存，没有发出[\s\S]*螃蟹上岸/), {
    timeout: 10_000,
  });
});

it('B9 L4 with a mail server and a gateway set, letters and texts leave; what waited when the power went off, too', async () => {
  const asked: string[] = [];
  const { appletOrigin: gateway, stop } = await startOther(async (request, response) => {
    asked.push(Buffer.concat(await request.toArray()).toString());
    response.end();
  });
  const dataDir = join(root, 'sending');
  await copyData(dataDir);
  const waiting = await openEmbedded(join(dataDir, 'database'), (failure) => {
    throw failure;
  });
  await writeText(waiting.database, { groupon_id: 1, content: '停电前', phones: ['604'] }, new Date());
  await waiting.close();
  const mail = await startMailServer();
  const server = await start({ dataDir, smtpUrl: mail.url, smsWebhookUrl: `${gateway}/send` });
  await sendTexts(server, '螃蟹又上岸');
  await post(server, sendResetToken.path, { email: 'demo@example.com' });
  await vi.waitFor(() => expect([asked.length, mail.letters.length]).toEqual([2, 1]), { timeout: 20_000 });
  expect(asked.map((body) => JSON.parse(body).content)).toEqual(['停电前', '螃蟹又上岸']);
  expect(mail.letters[0]).toContain('To: demo@example.com');
  expect(started.at(-1)).toMatch(/letters leave by localhost:\d+; text messages leave by localhost:\d+\.$/);
  await server.close();
  await stop();
  await mail.stop();
});

it('what was acknowledged is there after the power went off, and nothing is seeded twice', async () => {
  await post(first, tagAdd.path, { shop_id: '1', name: '断电前' }, session);
  const dataDir = join(root, 'crashed');
  await copyData(dataDir);
  const second = await start({ dataDir, fileDir: join(dataDir, 'files') });
  const headers = { 'Login-Session': session };
  const { tags } = z.parse(
    tagList.response,
    await (await call(second, `${tagList.path}?shop_id=1`, { headers })).json(),
  );
  expect(tags.at(-1)?.name).toBe('断电前');
  const { shops } = z.parse(shopInfo.response, await (await call(second, shopInfo.path, { headers })).json());
  expect(shops).toHaveLength(2);
});

it('K8 a data directory whose path is too long for a socket is served all the same, and that is said', async () => {
  const server = await start({ dataDir: join(root, 'long-'.repeat(25)) });
  expect((await call(server, '/healthz')).status).toBe(200);
  expect(started.some((line) => line.includes('No backup can be made while this server runs'))).toBe(true);
  await server.close();
});

it('a taken port is one line, and nothing is written', async () => {
  const dataDir = join(root, 'untouched');
  await expect(start({ port: first.port, dataDir })).rejects.toThrow(
    new StartError(`PORT ${first.port} is taken. Set PORT to a free one, or to 0 for any.`),
  );
  expect(await readdir(dataDir)).toEqual([]);
});

it('a PostgreSQL that does not answer is one line without its password', async () => {
  const databaseUrl = 'postgres://me:hunter2@localhost:1/shop';
  const dataDir = join(root, 'nowhere');
  await expect(start({ databaseUrl, dataDir })).rejects.toThrow(
    new StartError('DATABASE_URL leads to no PostgreSQL that answers. Check its address, user and password.'),
  );
  expect(await readdir(dataDir)).toEqual([]);
});

it('a server that waits for its database is alive and not ready, and other calls wait with it', async () => {
  const silent = createTcpServer().listen(0);
  const connected = once(silent, 'connection');
  const [database, own] = [portOf(silent), createTcpServer().listen(0)];
  const port = portOf(own);
  await new Promise((resolve) => own.close(resolve));
  const databaseUrl = `postgres://me@localhost:${database}/shop`;
  const starting = start({ port, databaseUrl, dataDir: join(root, 'waiting') });
  starting.catch(() => undefined);
  const [socket] = await connected;
  const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  const waiting = ask(login.path);
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
  socket.destroy();
  silent.close();
  await expect(starting).rejects.toThrow('DATABASE_URL leads to no PostgreSQL that answers.');
  expect(await waiting).toBe(503);
});

const portOf = (server: TcpServer): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** An applet elsewhere that answers as it is told. */
async function startOther(answer: RequestListener) {
  const other = createServer(answer);
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  const stop = () =>
    new Promise((resolve) => {
      other.close(resolve);
      other.closeAllConnections();
    });
  return { appletOrigin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`, stop };
}

it('T1 passes calls on to an applet elsewhere, with session and body and nothing else', async () => {
  const heard: unknown[] = [];
  const { appletOrigin, stop } = await startOther((request, response) => {
    heard.push([request.url, request.headers.cookie, request.headers['login-session']]);
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' });
    request.pipe(response);
  });
  const proxy = await start({ appletOrigin, dataDir: join(root, 'unused') });

  const headers = { 'Login-Session': 'mine', cookie: 'c=d' };
  const body = new URLSearchParams({ shop_id: '1' });
  const answer = await call(proxy, '/api/applet/robot/check?x=1', { method: 'POST', body, headers });
  expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([200, 'shop_id=1', null]);
  expect(heard).toEqual([['/api/applet/robot/check?x=1', undefined, 'mine']]);
  expect((await call(proxy, '/files/image/seed_jiaozi.webp')).status).toBe(404);
  expect((await call(proxy, '/healthz')).status).toBe(200);
  expect(await readdir(root)).not.toContain('unused');

  await stop();
  const dead = await call(proxy, '/api/applet/robot/check');
  expect([dead.status, await dead.json()]).toEqual([502, { errcode: 502, errmsg: '无法连接服务器，请稍后再试' }]);
  const line = { at: expect.any(String), event: 'call failed', path: '/api/applet/robot/check', status: 502 };
  expect(log.splice(0).map((each) => JSON.parse(each))).toEqual([expect.objectContaining(line)]);
});

it('where another applet answers, a stored resource is refused in words, and asked of nobody', async () => {
  const asked: (string | undefined)[] = [];
  const { appletOrigin, stop } = await startOther((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  const dataDir = join(root, 'elsewhere');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'resources.json'), JSON.stringify({ resources: [coupons] }));
  const { port } = await start({ appletOrigin, dataDir });
  const answer = await fetch(`http://localhost:${port}/api/applet/merchant/coupons?shop_id=1`);
  expect(await answer.json()).toEqual({ errcode: 404, errmsg: '这里连接的是别处的服务，保存不了这一栏的数据' });
  expect(asked).toEqual([]);
  await stop();
});

it('closing lets a call under way end, and takes no other', async () => {
  const asked = later<ServerResponse>();
  const { appletOrigin, stop } = await startOther((_request, response) => asked.resolve(response));
  const server = await start({ appletOrigin });
  const answer = call(server, '/api/applet/robot/check');
  const response = await asked.promise;
  const closed = server.close();
  await expect(call(server, '/healthz')).rejects.toThrow();
  response.end('late');
  expect(await (await answer).text()).toBe('late');
  await closed;
  await server.close();
  await stop();
});
