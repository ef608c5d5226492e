import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, expect, it, test, vi } from 'vitest';
import { controllerPath } from '#schemas/endpoints/controller.ts';
import { limits, sessionKey } from '#schemas/limits.ts';
import { buildApplet } from '../support/buildApplet.ts';

const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 1)]);
const pages: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
  '/a/饺子.png': ['image/png', picture],
  '/640?wx_fmt=png': ['image/png; charset=utf-8', picture],
  '/page.png': ['text/html', picture],
  '/drawing.svg': ['image/svg+xml', Buffer.from('<svg onload="x"/>')],
  '/lie.png': ['image/png', Buffer.from('<script>alert(1)</script>')],
  '/large.png': ['image/png', Buffer.concat([picture, Buffer.alloc(2_048_000)])],
};
const slow = new Set<ServerResponse>();
const site = createServer(({ url = '' }, answer) => {
  const [type, body] = pages[decodeURI(url)] ?? [];
  if (url === '/cut.png') answer.writeHead(200, { 'content-type': 'image/png', 'content-length': 999 }).write(picture);
  if (url === '/cut.png') setImmediate(() => answer.destroy());
  else if (url.startsWith('/slow')) slow.add(answer);
  else if (type === undefined) answer.writeHead(404).end();
  else answer.writeHead(200, { 'content-type': type }).end(body);
}).listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => {
  for (const answer of slow) answer.destroy();
  site.close();
});
const told = site.address();
const origin = `http://pictures.test:${typeof told === 'object' && told ? told.port : 0}`;

const applet = await buildApplet({ reach: { resolve: async () => ['127.0.0.1'], allows: () => true } });
const walled = await buildApplet();

async function capture(sources: readonly string[], at = applet) {
  const body = new URLSearchParams(sources.map((source) => ['source[]', source]));
  const headers = { [sessionKey]: await at.sessionOf('demo') };
  return (await at.fetch(`${controllerPath}?action=catchimage`, { method: 'POST', body, headers })).json();
}

it('E11 pictures elsewhere are fetched and kept here, each by itself', async () => {
  const sources = [`${origin}/a/饺子.png`, `${origin}/640?wx_fmt=png`, `${origin}/missing.png`];
  const { state, list } = await capture([...sources, sources[0] ?? '']);
  expect(state).toBe('SUCCESS');
  expect(list).toEqual([
    expect.objectContaining({ source: sources[0], state: 'SUCCESS', size: 508, type: '.png' }),
    expect.objectContaining({ source: sources[1], state: 'SUCCESS', original: '640.png' }),
    { source: sources[2], state: '链接不可用' },
  ]);
  const kept = await applet.fetch(list[0].url);
  expect(Buffer.from(await kept.arrayBuffer()).equals(picture)).toBe(true);
});

test.each([
  ['/page.png', '链接不可用'],
  ['/drawing.svg', '链接不可用'],
  ['/lie.png', '文件类型不允许'],
  ['/large.png', '文件大小超出网站限制'],
  ['/cut.png', '链接不可用'],
])('E11 %s is not kept: %s', async (path, why) => {
  expect(await capture([`${origin}${path}`])).toEqual({
    state: 'ERROR',
    list: [{ source: `${origin}${path}`, state: why }],
  });
});

it('E11 nothing behind the wall is asked for', async () => {
  const sources = [origin.replace('pictures.test', '127.0.0.1'), 'http://169.254.169.254/', 'file:///etc/passwd', 'x'];
  const { state, list } = await capture(sources, walled);
  expect(state).toBe('ERROR');
  // One sentence: nobody learns what lies behind it.
  expect(list.map((each: { state: string }) => each.state)).toEqual(sources.map(() => '链接不可用'));
});

it('E11 of no address none is fetched', async () => {
  expect(await capture([])).toEqual({ state: '找不到上传文件', list: [] });
});

it('E11 slow hosts hold up nobody else, and the answer comes while it is waited for', async () => {
  const inTime = AbortSignal.timeout.bind(AbortSignal);
  const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => inTime(ms / 50));
  const hosts = ['/slow1', '/slow2', '/slow3', '/slow4'].map((path) => `${origin}${path}`);
  const { list } = await capture([...hosts, `${origin}/a/饺子.png`]);
  const most = Math.max(...waits.mock.calls.map(([ms]) => ms));
  waits.mockRestore();
  expect(list.map((each: { state: string }) => each.state)).toEqual([...hosts.map(() => '链接不可用'), 'SUCCESS']);
  expect(most).toBeLessThan(limits.captureTimeoutMs);
});
