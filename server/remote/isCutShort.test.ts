import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, expect, it, test } from 'vitest';
import { isCutShort } from './isCutShort.ts';

const site = createServer((request, answer) => {
  answer.writeHead(200, { 'content-length': 999 }).write('half');
  if (request.url === '/cut') setImmediate(() => answer.destroy());
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const told = site.address();
const port = typeof told === 'object' && told ? told.port : 0;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const ask = (path: string, signal = AbortSignal.timeout(5000)) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, signal }, resolve).once('error', reject);
  });

const failureOf = (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    (failure: unknown) => failure,
  );

test.each<[string, () => Promise<unknown>]>([
  ['the other end hangs up', async () => (await ask('/cut')).toArray()],
  ['it takes too long', async () => (await ask('/slow', AbortSignal.timeout(50))).toArray()],
  [
    'what is read was let go of',
    async () => {
      const answer = await ask('/slow');
      setImmediate(() => answer.destroy());
      for await (const _ of answer);
    },
  ],
  [
    'a stream ends before its end',
    async () => {
      const stream = new PassThrough();
      setImmediate(() => stream.destroy());
      for await (const _ of stream);
    },
  ],
])('E11 a picture is cut short when %s', async (_when, read) => {
  expect(isCutShort(await failureOf(read()))).toBe(true);
});

it('a failure of our own is not', async () => {
  expect(isCutShort(new TypeError('undefined is no function'))).toBe(false);
  expect(isCutShort('ECONNRESET')).toBe(false);
  const nobody = await failureOf(once(connect({ host: '127.0.0.1', port: 1 }), 'connect'));
  expect([nobody, isCutShort(nobody)]).toEqual([expect.any(Error), false]);
});
