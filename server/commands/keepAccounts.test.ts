import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { login } from '#schemas/endpoints/account.ts';
import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { outbox } from '../database/tables/outbox.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { accountCommands, listAccounts, setPassword } from './keepAccounts.ts';
import { readUserCommand } from './readUserCommand.ts';
import { UsageError } from './runCommand.ts';

const applet = await buildApplet();
const { database } = applet;
const signIn = (name: string, pwd = `${name}12345`) => applet.ask(login, { email: `${name}@example.com`, pwd });
const open = async (name: string) => {
  const { login_session: session } = await applet.read(login, { email: `${name}@example.com`, pwd: `${name}12345` });
  return { session };
};

test('K4 accounts are listed with what they are and where they are signed in', async () => {
  await open('demo');
  expect(await listAccounts(database)).toEqual([
    'demo@example.com, role 3, 陈掌柜, 1 sessions',
    'admin@example.com, role 1, 林管家, 0 sessions',
    'rival@example.com, role 3, 隔壁老王, 0 sessions',
  ]);
});

test('K4 a disabled account is out at once, gets no code, and comes back when it is enabled', async () => {
  const who = await open('demo');
  await accountCommands.disable(database, 'demo@example.com', applet.needs.clock());
  expect((await applet.ask(userInfo, {}, who)).status).toBe(403);
  expect(await signIn('demo')).toEqual({ status: 200, errcode: 401, errmsg: '账号已停用，请联系管理员' });
  expect((await signIn('demo', 'wrong')).errmsg).toBe('邮箱或密码不正确');
  await applet.read(sendResetToken, { email: 'demo@example.com' });
  expect(await database.$count(outbox)).toBe(0);
  const reset = { email: 'demo@example.com', pwd: 'new-secret', token: '123456' };
  expect((await applet.ask(resetPassword, reset)).errcode).toBe(400);
  expect((await listAccounts(database))[0]).toContain('disabled');
  await accountCommands.enable(database, 'demo@example.com');
  expect((await signIn('demo')).errcode).toBe(0);
});

test('K4 another password ends every session', async () => {
  const who = await open('demo');
  await setPassword(database, { email: 'demo@example.com', password: 'tofu-tofu' }, randomBytes);
  expect((await applet.ask(userInfo, {}, who)).status).toBe(403);
  expect([(await signIn('demo')).errcode, (await signIn('demo', 'tofu-tofu')).errcode]).toEqual([401, 0]);
});

test('K4 an account can be signed out everywhere, and deleted; its shops stay', async () => {
  const who = await open('rival');
  await accountCommands.logout(database, 'rival@example.com');
  expect((await applet.ask(userInfo, {}, who)).status).toBe(403);
  await accountCommands.delete(database, 'rival@example.com');
  expect((await signIn('rival')).errcode).toBe(401);
  await expect(accountCommands.delete(database, 'rival@example.com')).rejects.toThrow(UsageError);
});

test.each([
  [['list'], { command: 'list' }],
  [['disable', '--email', ' Wang@Example.com'], { command: 'disable', email: 'wang@example.com' }],
  [['password', '--email', 'a@b.cn', '--password'], { command: 'password', email: 'a@b.cn', hasPassword: true }],
  [['--email', 'a@b.cn', '--role', '1'], { command: 'add', account: { email: 'a@b.cn', role: 1 } }],
  [['add', '--email', 'a@b.cn', '--role', '1'], { command: 'add', account: { email: 'a@b.cn', role: 1 } }],
])('K4 %j is understood', (args, command) => {
  expect(readUserCommand(args)).toMatchObject(command);
});

test.each([[[]], [['remove']], [['disable']], [['password', '--role', '3']], [['constructor', '--email', 'a@b.cn']]])(
  'K4 %j is one line that says how to do it',
  (args) => {
    expect(() => readUserCommand(args)).toThrow(UsageError);
    expect(() => readUserCommand(args)).toThrow(
      'npm run applet:user -- add|list|password|disable|enable|delete|logout',
    );
  },
);
