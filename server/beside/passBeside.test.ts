import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { ownWordHeader } from '#schemas/ownWordHeader.ts';
import { createSaysNo } from '../declared/createSaysNo.ts';
import { passBeside } from './passBeside.ts';
import { readApplets } from './readApplets.ts';

type Reply = Parameters<NonNullable<Parameters<typeof createServer>[1]>>[1];
interface Heard extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: string;
}
let heard: Heard[] = [];
let status = 200;
/** An answer out of the ordinary. */
let answers: ((reply: Reply) => void) | undefined;
const shop = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method, url, headers } = request;
  heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
  if (answers) return answers(response);
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-wp-total': '319',
    'set-cookie': 'a=b',
    location: '/x',
  });
  response.end('{"id":1}');
});
const file = join(mkdtempSync(join(tmpdir(), 'applets-')), 'applets.json');
let declared: string | undefined;
const lines: string[] = [];
const noted: unknown[] = [];
const call = (path: string, init: RequestInit = {}, role = 5, patienceMs = 10_000) =>
  passBeside(new Request(`http://product.test/applets${path}`, init), {
    callerOf: async () => ({ role, userId: 7 }),
    applets: () => readApplets(file),
    saysNo: createSaysNo(async () => declared, []),
    note: async ({ userId }, written) => void noted.push({ userId, ...written }),
    log: (line) => lines.push(line),
    patienceMs,
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, resolve));
  const { port } = shop.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/wp-json/wc/v3`;
  const closed = 'http://127.0.0.1:9';
  writeFileSync(
    file,
    JSON.stringify({
      shop: { base, headers: { Authorization: 'Basic secret' }, below: 9 },
      closed: { base: closed, below: 9 },
    }),
  );
});
afterAll(() => void shop.close());
beforeEach(() => {
  heard = [];
  status = 200;
  answers = undefined;
  declared = undefined;
  lines.splice(0);
  noted.splice(0);
});

it('a call goes on with the key, and with nothing of the browser’s', async () => {
  const answer = await call('/shop/coupons?page=2', {
    method: 'POST',
    headers: { 'Login-Session': 's', Cookie: 'c=1', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    body: '{"code":"新"}',
  });
  expect(heard[0]).toMatchObject({ method: 'POST', url: '/wp-json/wc/v3/coupons?page=2', body: '{"code":"新"}' });
  expect(heard[0]?.headers).toMatchObject({ authorization: 'Basic secret', 'idempotency-key': 'k' });
  expect(heard[0]?.headers).not.toHaveProperty('login-session');
  expect(heard[0]?.headers).not.toHaveProperty('cookie');
  expect([answer.status, await answer.json(), answer.headers.get('x-wp-total')]).toEqual([200, { id: 1 }, '319']);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test.each<[string, number, number]>([
  ['/shop/coupons', 9, 403],
  ['/nobody/coupons', 1, 404],
  ['/constructor/x', 1, 404],
  ['/shop/%2e%2e/%2E%2E/wp-admin', 1, 404],
  ['/shop/coupons/..%2f..%2Fwp-admin', 1, 404],
  ['/shop/coupons/..%5cwp-admin', 1, 404],
  ['/shop/coupons/%', 1, 404],
  ['/closed/x', 1, 502],
])('%s asked for by somebody of role %d is %d, and the shop hears nothing', async (path, role, refused) => {
  expect([(await call(path, {}, role)).status, heard]).toEqual([refused, []]);
});

it('whoever is not signed in is told so, and the shop hears nothing', async () => {
  const nobody = { callerOf: async () => undefined, applets: () => readApplets(file), log: () => {} };
  const answer = await passBeside(new Request('http://product.test/applets/shop/coupons'), nobody);
  expect([answer.status, heard]).toEqual([401, []]);
});

test.each([401, 302])('an applet that answers %d does not end the merchant’s session', async (its) => {
  status = its;
  const answer = await call('/shop/coupons');
  expect([answer.status, await answer.json()]).toEqual([
    424,
    { message: '对方接口没有接受服务器的密钥，请联系管理员' },
  ]);
  expect(lines).toEqual([expect.stringContaining('Look at its base and headers in applets.json.')]);
  expect(lines.join()).not.toContain('secret');
});

test.each([
  ['no JSON', '{'],
  ['a base that is none', '{"shop":{"base":"nowhere","below":9}}'],
  ['a key in the wrong place', '{"shop":{"base":"https://a.example","below":9,"key":"secret"}}'],
  ['nobody named who may', '{"shop":{"base":"https://a.example"}}'],
])('applets.json with %s is told to the log without a word of what stands in it', async (_, text) => {
  const broken = join(mkdtempSync(join(tmpdir(), 'applets-')), 'applets.json');
  writeFileSync(broken, text);
  const failure = await readApplets(broken).catch((error: Error) => error.message);
  expect(failure).toMatch(/^Failed to read applets\.json: /);
  expect(failure).not.toContain('secret');
});

it('without the file there are none', async () => {
  expect(await readApplets('/nowhere/applets.json')).toEqual({});
});

test('K10 what an applet has taken is noted: who, which call, names of fields and no value', async () => {
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await call('/shop/coupons', { method: 'POST', headers: json, body: '{"code":"秘密","amount":"5.00"}' });
  await call('/shop/coupons/9007199254740993', { method: 'PUT', headers: form, body: 'active=true&a%5B%5D=1' });
  await call('/shop/coupons/promo_1?force=true', { method: 'DELETE' });
  await call('/shop/coupons', { method: 'POST', headers: json, body: '[1' });
  await call('/shop/coupons?page=2');
  status = 400;
  await call('/shop/coupons', { method: 'POST', headers: json, body: '{}' });
  const [at, userId] = ['shop：coupons', 7];
  expect(noted).toEqual([
    { userId, call: `提交 ${at}`, fields: ['code', 'amount'] },
    { userId, call: `修改 ${at}/9007199254740993`, fields: ['active', 'a[]'] },
    { userId, call: `删除 ${at}/promo_1`, fields: [] },
    { userId, call: `提交 ${at}`, fields: [] },
  ]);
});

const mall = { like: 'rest', base: '/applets/shop', fails: { code: 'code', fine: [200] } };
const brands = { name: 'brands', calls: { applet: 'mall', noun: 'brand' } };
test.each<[string, string | undefined, string, boolean]>([
  ['a yes', JSON.stringify({ applets: { mall }, resources: [brands] }), '{"code":200}', true],
  ['a no', JSON.stringify({ applets: { mall }, resources: [brands] }), '{"code":500,"message":"库存不足"}', false],
  ['a no of one declaration', JSON.stringify({ resources: [{ calls: { habit: mall } }] }), '{"code":"E1"}', false],
  [
    'a no in the specification’s habit',
    JSON.stringify({ resources: [{ calls: { habit: { base: '/applets/shop/v2' } } }] }),
    '{"errcode":409}',
    false,
  ],
  ['no JSON', JSON.stringify({ resources: [{ calls: { habit: mall } }] }), 'OK', true],
  ['a no that nobody declares', undefined, '{"code":500}', true],
  ['a no in declarations that are none', '{ "resources": [', '{"code":500}', true],
])('K10 an answer 200 that is %s is noted when it was taken, and then alone', async (_, text, said, isNoted) => {
  declared = text;
  answers = (reply) => void reply.end(said);
  const answer = await call('/shop/coupons', { method: 'POST', body: '{}' });
  expect([answer.status, await answer.text(), noted.length]).toEqual([200, said, isNoted ? 1 : 0]);
});

test('K10 what was taken before its answer broke off is noted all the same', async () => {
  declared = JSON.stringify({ resources: [{ calls: { habit: mall } }] });
  answers = (reply) => {
    reply.writeHead(200, { 'content-length': '100' });
    reply.write('{"code":500', () => reply.destroy());
  };
  expect([(await call('/shop/coupons', { method: 'POST', body: '{}' })).status, noted.length]).toEqual([502, 1]);
});

test('T5 what is said here is told from what the applet says', async () => {
  const ours = await Promise.all(['/nobody/x', '/closed/x', '/shop/%2e%2e/x'].map((path) => call(path)));
  status = 503;
  answers = (reply) => {
    reply.setHeader(ownWordHeader, '1');
    reply.end('{"message":"mysql at 10.0.0.7 is gone"}');
  };
  const theirs = await call('/shop/coupons');
  expect([...ours, theirs].map(({ headers }) => headers.get(ownWordHeader))).toEqual(['1', '1', '1', null]);
});

test('a body that says nothing of its length is counted all the same, and the shop hears nothing', async () => {
  const piece = new Uint8Array(1024 * 1024);
  let left = 11;
  const body = new ReadableStream({
    pull: (to) => (left-- > 0 ? to.enqueue(piece) : to.close()),
  });
  const answer = await call('/shop/coupons', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect([answer.status, heard]).toEqual([413, []]);
});

test.each<[string, number, RegExp, (reply: Reply) => void]>([
  ['longer than any list', 502, /longer than/, (reply) => void reply.end(Buffer.alloc(11 * 1024 * 1024))],
  [
    'cut off in the middle',
    502,
    /UND_ERR_SOCKET/,
    (reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('[{"id":1', () => reply.destroy());
    },
  ],
  ['never there', 504, /no answer within 500 ms/, () => {}],
  ['never whole', 504, /no answer within 500 ms/, (reply) => void reply.write('[')],
])('an answer that is %s is told as the applet’s fault, not as the merchant’s network', async (_, its, why, reply) => {
  answers = reply;
  const answer = await call('/shop/coupons', {}, 5, its === 504 ? 500 : undefined);
  expect([answer.status, await answer.json()]).toEqual([its, { message: '对方接口没有正常响应，请稍后再试' }]);
  expect(lines).toEqual([expect.stringMatching(why)]);
});
