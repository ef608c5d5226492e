import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runApp } from '../support/runApp.ts';
import { demo } from './browser.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'zhanggui-stop-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function post(url: string, path: string, fields: Record<string, string>, session = '') {
  const headers = session ? { 'Login-Session': session } : {};
  const body = new URLSearchParams(fields);
  return (await fetch(`${url}/api/applet/merchant/${path}`, { method: 'POST', body, headers })).json();
}
const signIn = async (url: string) =>
  (await post(url, 'account/login', { email: demo.email, pwd: demo.pwd })).login_session;

test('asked to stop under writes and with a caller that never ends, it stops within 10 seconds and loses nothing', async () => {
  const app = await runApp(dataDir);
  const session = await signIn(app.url);
  const endless = connect(Number(new URL(app.url).port), 'localhost');
  endless.on('error', () => undefined);
  endless.write('POST /api/applet/merchant/account/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nemail=');

  const saved: string[] = [];
  let ended = false;
  const writer = async (hand: number) => {
    for (let nth = 0; !ended; nth += 1) {
      const name = `第 ${hand} 手第 ${nth} 个`;
      const answer = await post(app.url, 'product/tag/add', { shop_id: '2', name }, session).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.errcode === 0) saved.push(name);
    }
  };
  const writers = [1, 2, 3, 4].map(writer);
  await expect.poll(() => saved.length, { timeout: 20_000 }).toBeGreaterThan(20);
  const began = performance.now();
  await app.stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  ended = true;
  await Promise.all(writers);
  endless.destroy();

  const again = await runApp(dataDir);
  const headers = { 'Login-Session': await signIn(again.url) };
  const list = await fetch(`${again.url}/api/applet/merchant/product/tags?shop_id=2`, { headers });
  const { tags } = await list.json();
  await again.stop();
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(saved));
});

test('K7 what the service keeps is for its own user alone', async () => {
  const folder = join(dataDir, 'own');
  await (await runApp(folder)).stop();
  const names = await readdir(folder, { recursive: true });
  // The embedded database sets the bits of its files by itself; nobody else comes into its folder.
  const kept = ['.', ...names.filter((name) => !name.startsWith('database/'))];
  const others = await Promise.all(kept.map(async (name) => (await stat(join(folder, name))).mode & 0o077));
  expect(kept).toEqual(expect.arrayContaining(['database', 'files']));
  expect(kept.filter((_, at) => others[at] !== 0)).toEqual([]);
});
