import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runApp } from '../support/runApp.ts';
import { demo } from './browser.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zhanggui-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The applet as a program would call it. */
async function signIn(url: string) {
  const post = async (path: string, fields: Record<string, string>, session = '') => {
    const headers = session ? { 'Login-Session': session } : {};
    const answer = await fetch(`${url}/api/applet/merchant/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
    return answer.json();
  };
  const { login_session } = await post('account/login', { email: demo.email, pwd: demo.pwd });
  return {
    add: (name: string) =>
      post('product/add', { shop_id: '2', name, price: '1', stock: '1', type: '1', imgs: '[]' }, login_session),
    async names(): Promise<readonly string[]> {
      const query = new URLSearchParams({ shop_id: '2', page: '1', size: '500', status: '1' });
      const answer = await fetch(`${url}/api/applet/merchant/products?${query}`, {
        headers: { 'Login-Session': login_session },
      });
      const { products } = await answer.json();
      return products.map(({ name }: { name: string }) => name);
    },
  };
}

test('what was saved is there after the power went out, three times over', async () => {
  const saved: string[] = [];
  for (const round of [1, 2, 3]) {
    const app = await runApp(dataDir);
    const shop = await signIn(app.url);
    expect(await shop.names()).toEqual(expect.arrayContaining(saved));
    for (const part of [1, 2, 3, 4]) {
      const name = `第 ${round} 夜第 ${part} 件`;
      const { errcode } = await shop.add(name);
      if (errcode === 0) saved.push(name);
    }
    await app.kill();
  }
  const app = await runApp(dataDir);
  const names = await (await signIn(app.url)).names();
  await app.stop();
  expect(saved).toHaveLength(12);
  expect(names).toEqual(expect.arrayContaining(saved));
});
