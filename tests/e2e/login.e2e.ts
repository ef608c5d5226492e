import { expect, test } from 'vitest';
import { barriers, callsOf, demo, phone, startBrowser } from './browser.ts';

const { open } = startBrowser();

test('L1 nothing is sent without e-mail and password', async () => {
  const page = await open('/login');
  const calls = callsOf(page);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByText('请输入邮箱和密码').waitFor();
  expect(calls).toEqual([]);
});

test('L1 Enter signs in, L2 the session is kept, R3 the route first asked for opens', async () => {
  const page = await open('/shop/1/goods/list');
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill(demo.pwd);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /商品管理/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('Login-Session'))).toMatch(/^[\w-]{20,}$/);
  await page.goto('/login');
  await page.getByRole('heading', { name: /陈掌柜/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('L2 a wrong password is told once and nothing is kept', async () => {
  const page = await open('/login');
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('Login-Session'))).toBeNull();
  expect(await page.getByLabel('邮箱').inputValue()).toBe(demo.email);
});

test('L3 L4 the code is sent once and the button counts down', async () => {
  const page = await open('/login');
  await page.getByRole('button', { name: '重置密码' }).click();
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByText('请输入邮箱', { exact: true }).waitFor();
  await page.getByLabel('邮箱').fill('nobody@example.com');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByText('我们已经将验证码发送至您的邮箱，请查收').waitFor();
  expect(await page.getByRole('button', { name: /秒后可重发/ }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: '返回' }).click();
  expect(await page.getByLabel('邮箱').inputValue()).toBe('nobody@example.com');
});

test('L5 two different passwords are told before anything missing', async () => {
  const page = await open('/login');
  await page.getByRole('button', { name: '重置密码' }).click();
  await page.getByLabel('新密码', { exact: true }).fill('one-password');
  await page.getByLabel('重复新密码').fill('another');
  await page.getByRole('button', { name: '确认' }).click();
  await page.getByText('两次密码不一致').waitFor();
  await page.getByLabel('重复新密码').fill('one-password');
  await page.getByRole('button', { name: '确认' }).click();
  await page.getByText('请输入邮箱，新密码和验证码').waitFor();
});

test('R5 logging out clears the session, and the next one starts at home', async () => {
  const page = await open('/shop/1/tags', { as: demo });
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('Login-Session'))).toBeNull();
});

test.each([
  ['desktop', {}],
  ['phone', { viewport: phone }],
  ['dark', { colorScheme: 'dark' as const }],
])('nothing serious stands in the way at the login (%s)', async (_, options) => {
  const page = await open('/login', options);
  await page.getByLabel('邮箱').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '重置密码' }).click();
  expect(await barriers(page)).toEqual([]);
});
