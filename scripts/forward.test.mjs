import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { forward, isForApplet } from './forward.mjs';

const servers = [];

async function serve(answer) {
  const server = createServer(answer).listen(0);
  servers.push(server);
  await once(server, 'listening');
  return server.address().port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each([
  ['/api/applet/user/info/get', true],
  ['/files/image/1_tea.webp?size=2', true],
  ['/healthz', true],
  ['/readyz', true],
  ['/outbox?page=2', true],
  ['/', false],
  ['/shop/7/goods', false],
  ['/src/main.tsx', false],
  ['/apiary', false],
])('%s is for the applet: %s', (url, answer) => {
  expect(isForApplet(url)).toBe(answer);
});

test('a call reaches the applet whole, and its answer comes back', async () => {
  const applet = await serve(async (request, response) => {
    const chunks = await request.toArray();
    response.writeHead(403, { 'x-seen': `${request.method} ${request.url} ${request.headers['login-session']}` });
    response.end(Buffer.concat(chunks));
  });
  const port = await serve((request, response) => forward(request, response, applet));
  const init = { method: 'POST', body: 'name=茶', headers: { 'Login-Session': 'abc' } };
  const answer = await fetch(`http://localhost:${port}/api/applet/product/tag/add?a=1`, init);
  expect(answer.status).toBe(403);
  expect(answer.headers.get('x-seen')).toBe('POST /api/applet/product/tag/add?a=1 abc');
  expect(await answer.text()).toBe('name=茶');
});

test('without an applet the caller is asked to come again', async () => {
  const port = await serve((request, response) => forward(request, response, undefined));
  const answer = await fetch(`http://localhost:${port}/healthz`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
});

test('an applet that hangs up is told as missing', async () => {
  const applet = await serve((request) => request.socket.destroy());
  const port = await serve((request, response) => forward(request, response, applet));
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(503);
});
