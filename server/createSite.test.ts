import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSite } from './createSite.ts';
import { builtIn } from './front/PageSettings.ts';

const told: string[] = [];
const parts = {
  api: async () => Response.json({ errcode: 0 }),
  files: async () => new Response('file', { headers: { 'cache-control': 'immutable' } }),
  wechat: async () => new Response('page', { headers: { 'content-security-policy': "default-src 'none'" } }),
  appDir: '/nowhere',
  page: builtIn,
  check: async () => undefined,
  log: (line: string) => void told.push(line),
};
const site = createSite(parts);
const get = (path: string, answer = site) => answer(new Request(`http://localhost${path}`));

it.each(['/api/applet/user/info/get', '/files/image/a.webp', '/', '/healthz', '/readyz', '/assets/gone.js'])(
  'every answer is protected: %s',
  async (path) => {
    const headers = Object.fromEntries((await get(path)).headers);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  },
);

it.each([
  ['http://localhost/', {}, null],
  ['https://shop.example/', {}, 'max-age=31536000'],
  ['http://localhost/', { 'x-forwarded-proto': 'https' }, 'max-age=31536000'],
  ['http://localhost/', { 'x-forwarded-proto': 'HTTPS, http' }, 'max-age=31536000'],
  ['http://localhost/', { 'x-forwarded-proto': 'http, https' }, null],
])('a browser that came to %s with %j by https is held to it: %s', async (url, headers, told) => {
  const answer = await site(new Request(url, { headers }));
  expect(answer.headers.get('strict-transport-security')).toBe(told);
});

it('a page that says itself what it may do is not allowed more', async () => {
  const { headers } = await get('/wechat/scan/x');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('is ready while its check passes, says so when it does not, and is alive all the same', async () => {
  const ill = createSite({ ...parts, check: () => Promise.reject(new Error('database gone')) });
  const said = async (path: string, answer = site) => {
    const response = await get(path, answer);
    return [response.status, await response.json(), response.headers.get('cache-control')];
  };
  expect(await said('/readyz')).toEqual([200, { status: 'ready' }, 'no-store']);
  expect(await said('/readyz', ill)).toEqual([503, { status: 'failing' }, 'no-store']);
  expect(await said('/healthz', ill)).toEqual([200, { status: 'ok' }, 'no-store']);
});

it.each([
  ['took long', 1000, 200, { level: 'warn', event: 'slow call', status: 200, ms: 1000 }],
  ['came to nothing elsewhere', 5, 502, { level: 'error', event: 'call failed', status: 502, ms: 5 }],
])('a call that %s is one line in the log, without what was asked', async (_, ms, status, line) => {
  let now = 0;
  const api = async () => {
    now += ms;
    return Response.json({}, { status });
  };
  await get('/api/x?email=me@example.com', createSite({ ...parts, api, elapsed: () => now }));
  expect(told.splice(0).map((each) => JSON.parse(each))).toEqual([{ ...line, method: 'GET', path: '/api/x' }]);
});

it('a call that is answered in time leaves nothing in the log', async () => {
  let now = 0;
  const elapsed = () => (now += 999);
  await get('/api/x', createSite({ ...parts, elapsed }));
  expect(told).toEqual([]);
});

it('T5 a failure of a part is HTTP 500 and one line in the log', async () => {
  const broken = createSite({ ...parts, api: () => Promise.reject(new Error('broken')) });
  expect((await get('/api/x', broken)).status).toBe(500);
  expect(told.splice(0)).toEqual([
    expect.stringContaining('"method":"GET","path":"/api/x","status":500,"why":"Error: broken"'),
  ]);
});

it.each([
  ['/wechat/scan/secret', '/wechat/scan/…'],
  ['/wechat/phone/secret/files/1', '/wechat/phone/…'],
  ['/wechat/', '/wechat/'],
])('a log line does not repeat the key in %s', async (path, shown) => {
  const broken = createSite({ ...parts, wechat: () => Promise.reject(new Error('broken')) });
  await get(path, broken);
  expect(told.splice(0)).toEqual([expect.stringContaining(`"path":"${shown}","status":500,"why":"Error: broken"`)]);
});

it('hands the caller’s address on', async () => {
  const asked: (string | undefined)[] = [];
  const noting = createSite({
    ...parts,
    api: async (_request, address) => new Response(asked.push(address).toString()),
  });
  await noting(new Request('http://localhost/api/x'), '10.0.0.1');
  expect(asked).toEqual(['10.0.0.1']);
});

it('declarations beside the app are given as they are now, and the page is told of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  const file = join(folder, 'resources.json');
  writeFileSync(join(folder, 'index.html'), '<meta name="resources" content="" />');
  const beside = createSite({ ...parts, appDir: folder, resourcesFile: file });
  expect((await get('/resources.json', beside)).status).toBe(404);
  expect(await (await get('/', beside)).text()).toContain('content=""');
  writeFileSync(file, '{ "resources": [] }');
  const answer = await get('/resources.json', beside);
  expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['no-cache', '{ "resources": [] }']);
  expect(await (await get('/', beside)).text()).toContain('content="/resources.json"');
  rmSync(folder, { recursive: true });
});
