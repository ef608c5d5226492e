import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { goodsAdd } from '#schemas/endpoints/goods.ts';
import { shopInfo } from '#schemas/endpoints/shop.ts';
import { createApplet } from '../createApplet.ts';
import { goods } from '../database/tables/goods.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { listen } from './listen.ts';

const applet = await buildApplet();
const session = await applet.sessionOf('demo');
const { fetch: serve } = createApplet(applet.needs);
const server = await listen({ port: 0, host: undefined }, serve, 0, { headersMs: 400, idleMs: 800 });
afterAll(server.close);

const MEGABYTE = 1_000_000;
const headers = (length: number) =>
  [
    `POST ${goodsAdd.path} HTTP/1.1`,
    ...['host: shop.test', `login-session: ${session}`, 'content-type: application/x-www-form-urlencoded'],
    ...[`content-length: ${length}`, '', ''],
  ].join('\r\n');

function open(): Socket {
  const socket = connect(server.port, '127.0.0.1');
  // Whoever is cut off while sending hears of it so.
  return socket.on('error', () => undefined);
}

/** All that is said until the other end hangs up. */
async function hear(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (piece) => {
    said += piece;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return said;
}

it('a body of ten megabytes is refused in words before it is read, and the connection ends', async () => {
  const socket = open();
  const said = hear(socket);
  socket.write(headers(10 * MEGABYTE));
  for (let sent = 0; sent < 10 * MEGABYTE && !socket.destroyed; sent += 65_536) {
    await new Promise<void>((resolve) => socket.write(Buffer.alloc(65_536, 'a'), () => resolve()));
  }
  expect(await said).toContain('{"errcode":400,"errmsg":"提交的内容过大"}');
  expect(socket.bytesWritten).toBeLessThan(10 * MEGABYTE);
});

it('who never ends the headers is hung up on', async () => {
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nhost: shop.test\r\nx-slow: ');
  expect(await hear(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('who stops in the middle of a form is hung up on, and nothing of it is kept', async () => {
  const before = await applet.database.$count(goods);
  const socket = open();
  socket.write(`${headers(500)}shop_id=1&name=half`);
  expect(await hear(socket)).not.toContain('200 OK');
  expect(await applet.database.$count(goods)).toBe(before);
});

it('who hangs up in the middle of a form leaves nothing behind, and no line in the log', async () => {
  const before = await applet.database.$count(goods);
  for (let at = 0; at < 10; at++) {
    const socket = open();
    socket.write(`${headers(500)}shop_id=1&name=half&price=1&stock=1&type=1`);
    await once(socket, 'connect');
    socket.resetAndDestroy();
  }
  expect((await fetch(`http://localhost:${server.port}${shopInfo.path}`)).status).toBe(403);
  expect(await applet.database.$count(goods)).toBe(before);
});

it('a connection carries one call after another', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let at = 0; at < 5; at++) {
    const call = request({
      agent,
      port: server.port,
      path: shopInfo.path,
      headers: { 'login-session': session },
    }).end();
    const [answer] = await once(call, 'response');
    ports.add(call.socket?.localPort);
    for await (const _ of answer);
  }
  agent.destroy();
  expect(ports.size).toBe(1);
});

it('a balancer may keep an idle connection for a minute', async () => {
  const agent = new Agent({ keepAlive: true });
  const [answer] = await once(request({ agent, port: server.port, path: shopInfo.path }).end(), 'response');
  answer.resume();
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers['keep-alive']) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  agent.destroy();
});
