import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { desc } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openStorage } from '#providers/storage/openStorage.ts';
import { login } from '#schemas/endpoints/account.ts';
import { resetPassword, sendResetToken } from '#schemas/endpoints/reset.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { sessionKey } from '#schemas/limits.ts';
import { outbox } from '../../server/database/tables/outbox.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const email = 'demo@example.com';
const SECOND_MS = 1000;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const kept = () => localStorage.getItem(sessionKey);

async function typeLogin(user: UserEvent, pwd: string) {
  await user.type(await screen.findByLabelText('邮箱'), email);
  await user.type(field('密码'), pwd);
}

test('L1 without e-mail and password the login says so and sends nothing', async () => {
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: '登录' }));
  expect(screen.getByRole('alert').textContent).toBe('请输入邮箱和密码');
  await user.type(field('邮箱'), email);
  await user.click(button('登录'));
  expect(screen.getByRole('alert').textContent).toBe('请输入邮箱和密码');
  expect(network.calls).toEqual([]);
});

test('L1 L2 R3 Enter signs in, the session is kept, and the address first asked for opens', async () => {
  const { user } = renderApp('/shop/2/goods/list?status=2');
  await typeLogin(user, 'demo12345');
  expect(location.pathname).toBe('/login');
  await user.keyboard('{Enter}');
  await screen.findByRole('cell', { name: '红枣桂圆粥（3份）' });
  expect(location.pathname + location.search).toBe('/shop/2/goods/list?status=2');
  expect(await network.sentTo(login)).toEqual([{ email, pwd: 'demo12345' }]);
  const session = kept() ?? '';
  expect((await applet.read(userInfo, {}, { session })).user.name).toBe('陈掌柜');
});

test('N10 an e-mail typed with a Chinese input method, or copied with an unseen sign, signs in', async () => {
  const { user } = renderApp('/login');
  await user.click(await screen.findByLabelText('邮箱'));
  await user.paste(`${email.replace('@', '＠')}\u200b`);
  await user.type(field('密码'), 'demo12345{Enter}');
  await screen.findByRole('heading', { level: 1, name: /陈掌柜/ });
  expect(await network.sentTo(login)).toEqual([{ email, pwd: 'demo12345' }]);
});

test('R3 whoever has a session has no business at the login', async () => {
  renderApp('/login', await signIn(applet, 'demo'));
  await screen.findByRole('heading', { level: 1, name: /陈掌柜/ });
  expect(location.pathname).toBe('/dashboard');
});

test('L2 a refusal is told once and nothing is kept; an answer without errcode is a yes', async () => {
  const { user } = renderApp('/login');
  await typeLogin(user, 'wrong-password');
  await user.click(button('登录'));
  expect((await screen.findByRole('alert')).textContent).toContain('邮箱或密码不正确');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(kept()).toBeNull();
  expect(field('邮箱').value).toBe(email);

  const login_session = await signIn(applet, 'demo');
  answerOnce(login, () => HttpResponse.json({ data: { login_session } }));
  await user.click(button('登录'));
  await screen.findByRole('heading', { level: 1, name: /陈掌柜/ });
  expect(kept()).toBe(login_session);
});

test('L3 L4 the code is sent to an e-mail only, the button is busy meanwhile and then waits 60 seconds', async () => {
  const { user, advance } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: '重置密码' }));
  await user.click(button('发送验证码'));
  expect(screen.getByRole('alert').textContent).toBe('请输入邮箱');
  expect(network.calls).toEqual([]);

  await user.type(field('邮箱'), email);
  refuseOnce(sendResetToken, '邮件服务繁忙');
  await user.click(button('发送验证码'));
  await screen.findByText('邮件服务繁忙');
  expect(button('发送验证码')).toHaveProperty('disabled', false);

  const letGo = holdOnce(sendResetToken);
  await user.click(button('发送验证码'));
  expect(button('发送验证码')).toHaveProperty('disabled', true);
  letGo();
  await screen.findByText('我们已经将验证码发送至您的邮箱，请查收');
  expect(button('60 秒后可重发')).toHaveProperty('disabled', true);
  await advance(59 * SECOND_MS);
  expect(button('1 秒后可重发')).toHaveProperty('disabled', true);
  await user.click(button('返回'));
  await user.click(button('重置密码'));
  expect(button('1 秒后可重发')).toHaveProperty('disabled', true);
  await advance(SECOND_MS);
  expect(button('发送验证码')).toHaveProperty('disabled', false);
});

test('L5 two different passwords are told before anything missing, and nothing is sent', async () => {
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: '重置密码' }));
  await user.type(field('新密码'), 'one-password');
  await user.click(button('确认'));
  expect(screen.getByRole('alert').textContent).toBe('两次密码不一致');
  await user.type(field('重复新密码'), 'one-password');
  await user.click(button('确认'));
  expect(screen.getByRole('alert').textContent).toBe('请输入邮箱，新密码和验证码');
  expect(network.calls).toEqual([]);
});

test.each([
  ['登录', login, '服务器拒绝了登录（403），请稍后再试，或联系管理员'],
  ['发送验证码', sendResetToken, '服务器拒绝了发送验证码（403），请稍后再试，或联系管理员'],
  ['确认', resetPassword, '服务器拒绝了重置密码（403），请稍后再试，或联系管理员'],
])('N11 a 403 at %s is said in Chinese, and what was typed stays', async (press, row, sentence) => {
  answerOnce(row, () => new HttpResponse('<html>Forbidden</html>', { status: 403 }));
  const { user } = renderApp('/login');
  await user.type(await screen.findByLabelText('邮箱'), email);
  if (press !== '登录') {
    await user.click(button('重置密码'));
    for (const label of ['新密码', '重复新密码', '验证码']) await user.type(field(label), 'demo12345');
  } else await user.type(field('密码'), 'demo12345');
  await user.click(button(press));
  await screen.findByText(sentence);
  expect(screen.queryByText(/error/i)).toBeNull();
  expect(field('邮箱').value).toBe(email);
});

test('N11 in a browser that keeps nothing a merchant signs in and works, and is told once what it is', async () => {
  const shut = openStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { user } = renderApp('/shop/2/goods/list', undefined, undefined, { storage: shut });
  await typeLogin(user, 'demo12345');
  await user.keyboard('{Enter}');
  await screen.findByText('邓金斯蟹（2只）');
  expect(screen.getAllByText(/^浏览器不允许保存数据（可能是无痕浏览）/)).toHaveLength(1);
});

test('N11 where the storage is full, what is typed in a form is kept by the page, and that is said once', async () => {
  const full: Storage = Object.create(localStorage, {
    length: { get: () => localStorage.length },
    setItem: {
      value() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
    getItem: { value: (key: string) => localStorage.getItem(key) },
    removeItem: { value: (key: string) => localStorage.removeItem(key) },
    key: { value: (at: number) => localStorage.key(at) },
  });
  const { user, advance } = renderApp('/shop/2/goods/add', await signIn(applet, 'demo'), undefined, { storage: full });
  await user.type(await screen.findByLabelText('商品名称', undefined, { timeout: 25_000 }), '荔枝');
  await advance(SECOND_MS);
  await screen.findByText(/^浏览器的存储空间已满/);
  await user.type(field('商品名称'), '干');
  await advance(SECOND_MS);
  expect(screen.getAllByText(/^浏览器的存储空间已满/)).toHaveLength(1);
});

test('L5 with the code from the letter the password is new, and the login is back with the e-mail kept', async () => {
  const { user } = renderApp('/login');
  await user.click(await screen.findByRole('button', { name: '重置密码' }));
  await user.type(field('邮箱'), ` ${email} `);
  await user.click(button('发送验证码'));
  await screen.findByText('我们已经将验证码发送至您的邮箱，请查收');
  await user.type(field('新密码'), 'new-password-1');
  await user.type(field('重复新密码'), 'new-password-1');

  const code = await codeInLetter();
  await user.type(field('验证码'), code === '000000' ? '111111' : '000000');
  await user.click(button('确认'));
  await screen.findByText('验证码错误或已过期');
  expect(field('新密码').value).toBe('new-password-1');

  await user.clear(field('验证码'));
  await user.type(field('验证码'), code);
  await user.click(button('确认'));
  await screen.findByText('密码已重置，请用新密码登录');
  expect((await network.sentTo(resetPassword)).at(-1)).toEqual({ email, pwd: 'new-password-1', token: code });
  expect(field('邮箱').value.trim()).toBe(email);
  await user.type(field('密码'), 'new-password-1');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: /陈掌柜/ });
});

async function codeInLetter(): Promise<string> {
  const [letter] = await applet.database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(letter?.recipients[0]).toBe(email);
  return /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '';
}
