import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { startMailServer } from '../support/startMailServer.ts';
import { gatewayCarrier } from './gatewayCarrier.ts';
import type { Message } from './Message.ts';
import { smtpCarrier } from './smtpCarrier.ts';

const at = new Date('2026-03-08T08:00:00Z');
const message: Message = {
  ...{ id: 12, kind: 'text', recipients: ['604', '778'], subject: '', body: '到了', is_private: false },
  ...{ groupon_id: 1, written_at: at, state: 'sending', why: '', tries: 1, due_at: at, moved_at: at },
};
const letter: Message = {
  ...message,
  kind: 'letter',
  recipients: ['buyer@example.com'],
  subject: '订单 1',
  body: '一份\n',
};

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function openGateway(answer: RequestListener = (_request, response) => void response.end('ok')) {
  const asked: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(await request.toArray()).toString()) });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return { asked, host: `localhost:${typeof address === 'object' ? address?.port : ''}` };
}
async function openMail(options?: Parameters<typeof startMailServer>[0]) {
  const mail = await startMailServer(options);
  stops.push(mail.stop);
  return mail;
}

it('B9 a text is one POST of phones and content, and taken when the gateway says so', async () => {
  const { asked, host } = await openGateway();
  expect(await gatewayCarrier(`http://${host}/send?key=1`).carry(message)).toEqual({ state: 'sent' });
  expect(asked.map(({ body }) => body)).toEqual([{ phones: ['604', '778'], content: '到了' }]);
  expect(asked[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': `12-${at.getTime()}`,
  });
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

it('a user and password of the gateway go in a header, and nobody is told them', async () => {
  const { asked, host } = await openGateway();
  const carrier = gatewayCarrier(`http://me:p%40ss@${host}/send`);
  await carrier.carry(message);
  expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`);
  expect([carrier.says, carrier.logs].join()).not.toMatch(/p(?:@|%40)ss/);
});

it('a gateway that refuses is asked once, and its words are kept', async () => {
  const { asked, host } = await openGateway(
    (_request, response) => void response.writeHead(402).end('余额不足'.repeat(100)),
  );
  const { state, why = '' } = await gatewayCarrier(`http://${host}/`).carry(message);
  expect([state, why.startsWith('网关返回 HTTP 402：余额不足'), why.length < 240]).toEqual(['failed', true, true]);
  expect(asked).toHaveLength(1);
});

it('a gateway that sends elsewhere is not followed', async () => {
  const { host } = await openGateway(
    (_request, response) => void response.writeHead(307, { location: '/there' }).end(),
  );
  expect(await gatewayCarrier(`http://${host}/`).carry(message)).toEqual({
    state: 'failed',
    why: '连不上网关，没有发出',
  });
});

it('a gateway that does not answer is given up: nobody knows whether it was sent', async () => {
  const { host } = await openGateway(() => {});
  const outcome = await gatewayCarrier(`http://${host}/`, 100).carry(message);
  expect(outcome).toEqual({ state: 'failed', why: '网关没有及时响应，无法确认是否发出，没有重发' });
});

it('a gateway that hangs up has perhaps taken it; one whose words break off has', async () => {
  const hangingUp = await openGateway((request) => void request.socket.destroy());
  expect(await gatewayCarrier(`http://${hangingUp.host}/`).carry(message)).toEqual({
    state: 'failed',
    why: '网关没有响应就断开了，无法确认是否发出，没有重发',
  });
  const breakingOff = await openGateway((request, response) => {
    response.writeHead(200, { 'content-length': 9 }).write('ok', () => request.socket.destroy());
  });
  expect(await gatewayCarrier(`http://${breakingOff.host}/`).carry(message)).toEqual({ state: 'sent' });
});

it('a gateway that is not there is said to be so', async () => {
  expect(await gatewayCarrier('http://localhost:1/').carry(message)).toEqual({
    state: 'failed',
    why: '连不上网关，没有发出',
  });
});

it('L4 O3 a letter leaves by the mail server, from whom the address says', async () => {
  const { url, letters } = await openMail();
  const carrier = smtpCarrier(`${url}?from=shop@example.com`);
  expect(await carrier.carry(letter)).toEqual({ state: 'sent' });
  const [sent = ''] = letters;
  expect(sent).toMatch(/^From: shop@example\.com\r?$/m);
  expect(sent).toMatch(/^To: buyer@example\.com\r?$/m);
  expect(sent).toContain(`Message-ID: <outbox.12.${at.getTime()}@localhost>`);
  const body = sent
    .split(/\r?\n\r?\n/)
    .slice(1)
    .join('\n');
  expect(Buffer.from(body, 'base64').toString()).toContain('一份');
  expect(carrier.says).toMatch(/^邮件由 localhost:\d+ 发出，发件人 shop@example\.com$/);
});

it('a letter signs in where the address names a user, who is then its sender', async () => {
  const users: unknown[] = [];
  const { url, letters } = await openMail({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      users.push([username, password]);
      done(null, { user: username });
    },
  });
  const carrier = smtpCarrier(url.replace('//', '//me%40example.com:p%40ss@'));
  expect(await carrier.carry(letter)).toEqual({ state: 'sent' });
  expect(users).toEqual([['me@example.com', 'p@ss']]);
  expect(letters[0]).toMatch(/^From: me@example\.com\r?$/m);
  expect([carrier.says, carrier.logs].join()).not.toMatch(/p(?:@|%40)ss/);
});

it('a mail server that does not know the user has refused for good, and the password is told nobody', async () => {
  const { url } = await openMail({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no such user hunter2')),
  });
  const outcome = await smtpCarrier(url.replace('//', '//me:hunter2@')).carry(letter);
  expect(outcome).toEqual({ state: 'failed', why: '邮件服务器不认 SMTP_URL 里的账号（535）' });
});

it.each([
  ['refuses the person for good', 550, 'failed'],
  ['is busy', 450, 'waiting'],
])('a mail server that %s', async (_, responseCode, state) => {
  const { url } = await openMail({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('not now'), { responseCode })),
  });
  expect(await smtpCarrier(url).carry(letter)).toEqual({ state, why: `邮件服务器返回：${responseCode} not now` });
});

it('a mail server that is not there may be there later', async () => {
  const outcome = await smtpCarrier('smtp://localhost:1').carry(letter);
  expect(outcome).toMatchObject({ state: 'waiting', why: expect.stringContaining('连不上邮件服务器') });
});
