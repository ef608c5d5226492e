import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { builtIn } from './PageSettings.ts';
import { serveApp } from './serveApp.ts';

const root = await mkdtemp(join(tmpdir(), 'app-'));
const appDir = join(root, 'app');
await mkdir(join(appDir, 'assets'), { recursive: true });
await writeFile(join(root, 'secret.txt'), 'secret');
await writeFile(join(appDir, 'index.html'), '<!doctype html><meta name="file-host" content="/files" />');
await writeFile(join(appDir, 'icon.svg'), '<svg/>');
await writeFile(join(appDir, 'assets/index-4f2a.js'), 'plain');
await writeFile(join(appDir, 'assets/index-4f2a.js.br'), 'brotli');
await writeFile(join(appDir, 'assets/index-4f2a.js.gz'), 'gzip');
afterAll(() => rm(root, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', fileHost = '/files') =>
  serveApp(new Request(`http://localhost${path}`, { headers, method }), appDir, { ...builtIn, 'file-host': fileHost });

it('U1 the page is told where files are', async () => {
  const page = await get('/login', { accept: 'text/html' }, 'GET', 'https://files.example.com');
  expect(await page.text()).toContain('<meta name="file-host" content="https://files.example.com" />');
});

it('a page that is told of its surroundings goes out packed, too, and is the new one after a build', async () => {
  const rebuilt = join(root, 'rebuilt');
  await mkdir(rebuilt);
  const pageOf = async (text: string) => {
    await writeFile(join(rebuilt, 'index.html'), `<meta name="file-host" content="/files" />${text}`);
    const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'gzip' } });
    const page = await serveApp(request, rebuilt, { ...builtIn, 'file-host': 'https://files.example.com' });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    return gunzipSync(await page.arrayBuffer()).toString();
  };
  expect(await pageOf('first')).toBe('<meta name="file-host" content="https://files.example.com" />first');
  expect(await pageOf('second, longer')).toMatch(/second, longer$/);
});

it.each(['/', '/login', '/shop/1/goods/list?page=2', '/shop/1/info/'])('R1 gives the page at %s', async (path) => {
  const response = await get(path, { accept: 'text/html' });
  expect(await response.text()).toBe('<!doctype html><meta name="file-host" content="/files" />');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('the script that was built into the page may run, and no other file is given leave', async () => {
  const scripted = join(root, 'scripted');
  await mkdir(scripted);
  await writeFile(join(scripted, 'index.html'), '<script>early()</script><meta name="file-host" content="/files" />');
  const hash = createHash('sha256').update('early()').digest('base64');
  for (const host of ['/files', 'https://files.example.com']) {
    const page = await serveApp(new Request('http://localhost/'), scripted, { ...builtIn, 'file-host': host });
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
  expect((await get('/icon.svg')).headers.get('content-security-policy')).toBeNull();
});

it.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['identity', 'plain', null],
])('gives the file packed as the browser takes it: %s', async (accepted, body, encoding) => {
  const response = await get('/assets/index-4f2a.js', { 'accept-encoding': accepted });
  expect(await response.text()).toBe(body);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('a file without its content in its name is asked for again, and not sent again when it is the same', async () => {
  const first = await get('/icon.svg');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/icon.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it.each([
  ['/assets/gone.js', {}],
  ['/api/other', { accept: 'text/html' }],
  ['/files/image/gone.webp', { accept: 'text/html' }],
  ['/logo.png', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
  ['/%E0%A4%A', {}],
])('R1 finds nothing at %s', async (path, headers) => {
  expect((await get(path, headers)).status).toBe(404);
});

it.each([
  '/..%2Fsecret.txt',
  '/assets/..%2F..%2Fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5Csecret.txt',
  '/secret.txt%00',
])('nothing outside the app is given: %s', async (path) => {
  expect(await (await get(path)).text()).not.toContain('secret');
});

it('answers to nothing but reading', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(404);
});

it('says what to do when the app is not built', async () => {
  const response = await serveApp(new Request('http://localhost/'), join(root, 'nowhere'), builtIn);
  expect([response.status, await response.text()]).toEqual([503, 'The app is not built yet. Run "npm run build".']);
});
