import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { resetCodes, sessions, users } from '../../database/tables/accounts.ts';
import { outbox } from '../../database/tables/outbox.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const applet = await buildApplet();
const email = 'demo@example.com';
const MINUTE_MS = 60_000;

async function requestCode(recipient: string): Promise<string> {
  await applet.read(sendResetToken, { email: recipient });
  const [letter] = await applet.database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(letter).toMatchObject({ kind: 'letter', recipients: [recipient], is_private: true, state: 'waiting' });
  return /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '';
}

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

it('L1 asks for the e-mail and the password when one of them is missing', async () => {
  const refused = { status: 200, errcode: 400, errmsg: '请输入邮箱和密码' };
  expect(await applet.ask(login, { email: ' ', pwd: 'demo12345' })).toEqual(refused);
  expect(await applet.ask(login, { email, pwd: '' })).toEqual(refused);
  expect(await applet.send(login, { email })).toEqual({ status: 200, errcode: 400, errmsg: '参数错误：pwd' });
});

it('L2 gives a session for the right password, however the e-mail is written', async () => {
  const { login_session } = await applet.read(login, { email: ' Demo@Example.com ', pwd: 'demo12345' });
  expect(login_session).toMatch(/^[\w-]{43}$/);
  const { user } = await applet.read(userInfo, {}, { session: login_session });
  expect(user.name).toBe('陈掌柜');
});

it('L2 says the same of a wrong password and of an unknown e-mail', async () => {
  const refused = { status: 200, errcode: 401, errmsg: '邮箱或密码不正确' };
  expect(await applet.ask(login, { email, pwd: 'demo12346' })).toEqual(refused);
  expect(await applet.ask(login, { email: 'nobody@example.com', pwd: 'demo12345' })).toEqual(refused);
});

it('keeps neither the session nor the password as they are', async () => {
  const { login_session } = await applet.read(login, { email, pwd: 'demo12345' });
  const kept = JSON.stringify([
    await applet.database.select().from(sessions),
    await applet.database.select().from(users),
  ]);
  expect(kept).not.toContain(login_session);
  expect(kept).not.toContain('demo12345');
});

it('refuses the eleventh wrong try for one account from one address, and lets others go on', async () => {
  const tried = { email: 'admin@example.com', pwd: 'wrong' };
  for (let count = 0; count < 10; count += 1) {
    expect((await applet.send(login, tried, undefined, '10.0.0.1')).errcode).toBe(401);
  }
  const right = { ...tried, pwd: 'admin12345' };
  const tooOften = { status: 200, errcode: 429, errmsg: '尝试次数过多，请稍后再试' };
  expect(await applet.send(login, right, undefined, '10.0.0.1')).toEqual(tooOften);
  expect((await applet.send(login, right, undefined, '10.0.0.2')).errcode).toBe(0);
  applet.advance(16 * MINUTE_MS);
  expect((await applet.send(login, right, undefined, '10.0.0.1')).errcode).toBe(0);
});

it('L4 asks for the e-mail before it sends a code', async () => {
  expect(await applet.ask(sendResetToken, { email: '' })).toEqual({ status: 200, errcode: 400, errmsg: '请输入邮箱' });
});

it('L4 answers the same for an e-mail that nobody has, and writes no letter', async () => {
  const before = await applet.database.$count(outbox);
  expect(await applet.ask(sendResetToken, { email: 'nobody@example.com' })).toEqual({
    status: 200,
    errcode: 0,
    errmsg: '',
  });
  expect(await applet.database.$count(outbox)).toBe(before);
});

it('L5 asks for e-mail, new password and code when one of them is missing', async () => {
  const refused = { status: 200, errcode: 400, errmsg: '请输入邮箱，新密码和验证码' };
  expect(await applet.ask(resetPassword, { email, pwd: 'new', token: '' })).toEqual(refused);
  expect(await applet.ask(resetPassword, { email, pwd: '', token: '123456' })).toEqual(refused);
});

it('L5 sets the new password, ends every session and takes the code once', async () => {
  const rival = { email: 'rival@example.com', pwd: 'rival12345' };
  const { login_session: session } = await applet.read(login, rival);
  const token = await requestCode(rival.email);
  await applet.read(resetPassword, { ...rival, pwd: 'better12345', token });
  expect((await applet.ask(userInfo, {}, { session })).status).toBe(403);
  expect((await applet.ask(login, rival)).errcode).toBe(401);
  expect((await applet.ask(login, { ...rival, pwd: 'better12345' })).errcode).toBe(0);
  const again = await applet.ask(resetPassword, { ...rival, token });
  expect(again).toEqual({ status: 200, errcode: 400, errmsg: '验证码错误或已过期' });
});

it('L5 refuses a code after ten minutes', async () => {
  const token = await requestCode(email);
  applet.advance(10 * MINUTE_MS);
  expect((await applet.ask(resetPassword, { email, pwd: 'new', token })).errmsg).toBe('验证码错误或已过期');
});

it('L5 refuses the right code after five wrong ones', async () => {
  const token = await requestCode(email);
  for (let count = 0; count < 5; count += 1) {
    expect((await applet.ask(resetPassword, { email, pwd: 'new', token: wrongFor(token) })).errcode).toBe(400);
  }
  expect((await applet.ask(resetPassword, { email, pwd: 'new', token })).errcode).toBe(400);
  expect((await applet.ask(login, { email, pwd: 'demo12345' })).errcode).toBe(0);
});

it('L5 refuses the code of somebody else', async () => {
  applet.advance(16 * MINUTE_MS);
  const token = await requestCode('admin@example.com');
  expect((await applet.ask(resetPassword, { email, pwd: 'new', token })).errcode).toBe(400);
});

it('refuses the sixth code within fifteen minutes', async () => {
  applet.advance(16 * MINUTE_MS);
  for (let count = 0; count < 5; count += 1) await applet.read(sendResetToken, { email });
  expect((await applet.ask(sendResetToken, { email })).errcode).toBe(429);
});

it('keeps no code as it is', async () => {
  applet.advance(16 * MINUTE_MS);
  const token = await requestCode(email);
  const [kept] = await applet.database
    .select()
    .from(resetCodes)
    .innerJoin(users, eq(users.id, resetCodes.user_id))
    .where(eq(users.email, email));
  expect(JSON.stringify(kept)).not.toContain(token);
});

it('refuses one of two resets that come with the same code at once', async () => {
  applet.advance(16 * MINUTE_MS);
  const token = await requestCode('admin@example.com');
  const reset = { email: 'admin@example.com', pwd: 'admin12345', token };
  const replies = await Promise.all([applet.ask(resetPassword, reset), applet.ask(resetPassword, reset)]);
  expect(replies.map(({ errcode }) => errcode).sort()).toEqual([0, 400]);
});
