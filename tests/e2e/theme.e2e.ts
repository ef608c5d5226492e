import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admin, demo, startBrowser } from './browser.ts';
import { expectUsable, holdBack, sizes } from './deeds.ts';

const { open } = startBrowser();

const NIGHT = 'rgb(18, 20, 23)';
const DAY = 'rgb(244, 245, 247)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const bar = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');
const keep = (page: Page, theme: string) =>
  page.evaluate((kept) => localStorage.setItem('Kept:theme', JSON.stringify(kept)), theme);

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('dialog', { name: '外观' }).getByRole('radio', { name }).check();
}

test.each(sizes)('a merchant chooses how the product is dressed, and it stays so (%s)', async (_, size) => {
  const page = await open('/shop/1/goods/list', { as: demo, alone: true, ...size });
  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, '深色');
  expect([await ground(page), await bar(page)]).toEqual([NIGHT, '#1b1e23']);
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: '外观' }).waitFor();
  expect([await ground(page), await bar(page)]).toEqual([NIGHT, '#1b1e23']);
  await choose(page, '跟随系统');
  expect([await ground(page), await bar(page)]).toEqual([DAY, '#ffffff']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe(NIGHT);
});

test.each([
  ['dark', 'light', NIGHT, 'dark'],
  ['light', 'dark', DAY, 'light only'],
  ['system', 'dark', NIGHT, 'dark'],
] as const)('what is drawn first is %s already on a system that is %s', async (kept, colorScheme, colour, said) => {
  const page = await open('/login', { alone: true });
  await page.emulateMedia({ colorScheme });
  await keep(page, kept);
  const letGo = await holdBack(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  // The sentence for whoever waits is drawn by the page alone.
  await page.locator('.opening').waitFor();
  expect(await page.locator('#root').evaluate((root) => root.childElementCount)).toBe(0);
  expect([await ground(page), (await scheme(page)).split(' ').sort().reverse().join(' ')]).toEqual([
    colour,
    said.split(' ').sort().reverse().join(' '),
  ]);
  letGo();
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  expect(await ground(page)).toBe(colour);
});

test('another tab follows at once, antd’s own parts as well; what is printed is light', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, alone: true });
  await page.getByLabel('商品名称').waitFor();
  const field = () => page.getByLabel('商品名称').evaluate((input) => getComputedStyle(input).color);
  const [byDay, other] = [await field(), await page.context().newPage()];
  await other.goto(new URL('/dashboard', page.url()).href);
  await choose(other, '深色');
  await expect.poll(() => ground(page)).toBe(NIGHT);
  expect(await field()).not.toBe(byDay);
  await page.emulateMedia({ media: 'print' });
  expect([await ground(page), await scheme(page), await field()]).toEqual([DAY, 'light only', byDay]);
  await other.close();
});

test('who goes back to a page that was put aside finds it dressed as was chosen since', async () => {
  const page = await open('/dashboard', { as: demo, alone: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: '外观' }).waitFor();
  await page.goto('/offline.html');
  await keep(page, 'dark');
  await page.goBack();
  await expect.poll(() => ground(page)).toBe(NIGHT);
});

test('the outbox and the linter’s explanations, which are pages of their own, are dressed as was chosen', async () => {
  const page = await open('/offline.html', {
    alone: true,
    httpCredentials: { username: admin.email, password: admin.pwd },
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await keep(page, 'dark');
  const canvas = () =>
    page.evaluate(() =>
      [document.body, document.documentElement].map((part) => getComputedStyle(part).backgroundColor),
    );
  for (const address of ['/outbox', '/lint.html']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await canvas()).toContain(NIGHT);
    await expectUsable(page);
  }
});
