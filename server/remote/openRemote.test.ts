import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, it, test } from 'vitest';
import { openRemote, RemoteRefusal } from './openRemote.ts';
import { openWeb, type Reach } from './Reach.ts';

const asked: string[] = [];
const site = createServer(({ url = '' }, answer) => {
  asked.push(url);
  const to = /^\/to\/(.+)$/.exec(url)?.[1];
  if (to) answer.writeHead(302, { location: decodeURIComponent(to) }).end();
  else if (url === '/missing') answer.writeHead(404).end();
  else if (url !== '/never') answer.end('picture');
}).listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
beforeEach(() => void asked.splice(0));

const told = site.address();
const port = typeof told === 'object' && told ? told.port : 0;
/** Behind every name stands this machine, and only 127.0.0.1 of it may be reached. */
const here: Reach = { resolve: async () => ['127.0.0.1'], allows: (address) => address === '127.0.0.1' };
const lead = (path: string) => `http://shop.test:${port}/to/${encodeURIComponent(path)}`;
const open = (address: string, reach = here) => openRemote(address, reach, AbortSignal.timeout(2000));
const refusal = (address: string, reach = here) =>
  open(address, reach).then(
    () => 'opened',
    (failure: unknown) => (failure instanceof RemoteRefusal ? failure.message : `another failure: ${failure}`),
  );

it('E11 a picture elsewhere is opened, over redirects too', async () => {
  const answer = await open(lead('/a.png'));
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('picture');
  expect(asked).toEqual([`/to/${encodeURIComponent('/a.png')}`, '/a.png']);
});

test.each([
  ['http://127.0.0.1:PORT/', '非法 IP'],
  ['http://2130706433:PORT/', '非法 IP'],
  ['http://0x7f.1:PORT/', '非法 IP'],
  ['http://0177.0.0.1:PORT/', '非法 IP'],
  ['http://127.1:PORT/', '非法 IP'],
  ['http://0:PORT/', '非法 IP'],
  ['http://[::1]:PORT/', '非法 IP'],
  ['http://[::ffff:127.0.0.1]:PORT/', '非法 IP'],
  ['http://[::ffff:7f00:1]:PORT/', '非法 IP'],
  ['http://localhost:PORT/', '非法 IP'],
  ['http://169.254.169.254/latest/meta-data/', '非法 IP'],
  ['http://１２７.0.0.1:PORT/', '非法 IP'],
  ['http://8.8.8.8:22/', '非法 IP'],
  ['ftp://shop.test/a.png', '链接不是http链接'],
  ['file:///etc/passwd', '链接不是http链接'],
  ['gopher://127.0.0.1:PORT/', '链接不是http链接'],
  ['data:image/png;base64,AAAA', '链接不是http链接'],
  ['http://me:secret@8.8.8.8/', '非法 URL'],
  ['/a.png', '非法 URL'],
  ['http://[', '非法 URL'],
  ['', '非法 URL'],
])('E11 %s is refused: %s', async (address, why) => {
  expect(await refusal(address.replace('PORT', String(port)), openWeb)).toBe(why);
  expect(asked).toEqual([]);
});

test.each([
  ['to another machine behind the wall', 'http://127.0.0.2/', '非法 IP'],
  ['to another protocol', 'file:///etc/passwd', '链接不是http链接'],
])('E11 a redirect %s is not followed', async (_where, location, why) => {
  expect(await refusal(lead(location))).toBe(why);
});

it('E11 an address without a protocol is asked for securely', async () => {
  const asked: number[] = [];
  const allows = (_: string, at: number) => asked.push(at) === 0;
  expect(await refusal('//shop.test/a.png', { ...here, allows })).toBe('非法 IP');
  expect(asked).toEqual([443]);
});

it('E11 redirects come to an end', async () => {
  const round = '/to/%2Fto%2F';
  expect(await refusal(lead(lead(lead(lead(`http://shop.test:${port}${round}`)))))).toBe('链接不可用');
  expect(asked).toHaveLength(4);
});

it('E11 a name is looked up once, and what was judged is what is called', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const resolve = async () => answers.shift() ?? [];
  expect(await refusal(`http://shop.test:${port}/a.png`, { ...here, resolve })).toBe('opened');
  expect(answers).toEqual([['10.0.0.1']]);
});

it('E11 of a name with one address behind the wall none is called', async () => {
  const resolve = async () => ['127.0.0.1', '10.0.0.1'];
  expect(await refusal(`http://shop.test:${port}/a.png`, { ...here, resolve })).toBe('非法 IP');
  expect(asked).toEqual([]);
});

it('E11 what is not there, or never answers, is not available', async () => {
  expect(await refusal(`http://shop.test:${port}/missing`)).toBe('链接不可用');
  const signal = AbortSignal.timeout(50);
  await expect(openRemote(`http://shop.test:${port}/never`, here, signal)).rejects.toThrow('链接不可用');
  expect(await refusal('http://shop.test:1/', here)).toBe('链接不可用');
});
