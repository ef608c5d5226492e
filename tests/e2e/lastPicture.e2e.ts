import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lastPictureKey } from '#schemas/limits.ts';
import { demo, startBrowser } from './browser.ts';
import { expectUsable, holdBack, sizes } from './deeds.ts';

const { open } = startBrowser();

/** The list as it was seen last. */
const last = (page: Page) => page.locator('#last');
const live = (page: Page) => page.locator('#root').getByRole('row').nth(1);
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), lastPictureKey);

/** Opens the goods and leaves when their picture is kept. */
async function visit(options: Parameters<typeof open>[1] = {}, path = '/shop/1/goods/list'): Promise<Page> {
  const page = await open(path, { as: demo, remembers: true, ...options });
  await live(page).waitFor();
  await expect.poll(() => kept(page)).toContain(`"at":"${path}"`);
  return page;
}

/** The product but for its early script. */
const product = '**/assets/index-*.js';

test.each(sizes)(
  'a list that is opened again shows what was seen last, then what is there now (%s)',
  async (_, size) => {
    const page = await visit(size);
    const name = (await live(page).locator('.title').first().textContent()) ?? '';
    const letGo = await holdBack(page, product);
    await page.reload({ waitUntil: 'commit' });
    await last(page).getByText(name, { exact: true }).waitFor();
    expect(await page.locator('#root').innerHTML()).toBe('');
    await page.getByText('这是上次看到的内容，正在更新…').waitFor();
    // Nothing in it can be reached.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    letGo();
    await live(page).getByText(name, { exact: true }).waitFor();
    expect(await last(page).count()).toBe(0);
    expect(await page.getByText('这是上次看到的内容').isVisible()).toBe(false);
    await expectUsable(page);
  },
);

test('what has changed meanwhile is seen with the rows themselves, which can be pressed', async () => {
  const page = await visit();
  await page.evaluate((key) => {
    const picture = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...picture, html: '<div role="row">昨天的商品</div>' }));
  }, lastPictureKey);
  const letGo = await holdBack(page, product);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('昨天的商品').waitFor();
  letGo();
  await live(page).getByRole('button', { name: '编辑' }).click();
  await page.getByLabel('商品名称').waitFor();
  expect(await page.getByText('昨天的商品').count()).toBe(0);
  await page.goBack();
  await expect.poll(() => kept(page)).not.toContain('昨天的商品');
});

test('rows that are late are waited for behind the picture, without grey bars in between', async () => {
  const page = await visit();
  const letGo = await holdBack(page, '**/merchant/products?**');
  const start = await holdBack(page, product);
  await page.reload({ waitUntil: 'commit' });
  await last(page).getByRole('row').nth(1).waitFor();
  start();
  await page.locator('#root .picture[hidden]').waitFor({ state: 'attached' });
  await page.getByText('这是上次看到的内容，正在更新…').waitFor();
  expect(await page.locator('.skeleton').filter({ visible: true }).count()).toBe(0);
  letGo();
  await live(page).waitFor();
  expect(await last(page).count()).toBe(0);
});

test('L2 who leaves takes the picture along', async () => {
  const page = await visit();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByLabel('邮箱').waitFor();
  expect(await kept(page)).toBeNull();
});

test('T5 a session that the applet has ended shows the login, and nothing is left of the list', async () => {
  const page = await visit({ mayLog: /403/ });
  await page.route('**/merchant/**', (route) => route.fulfill({ status: 403, body: '' }));
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('邮箱').waitFor();
  expect(await kept(page)).toBeNull();
  expect(await last(page).count()).toBe(0);
});

test('a list with people in it is not kept', async () => {
  const page = await visit();
  await page.goto('/shop/1/orders/list');
  await live(page).waitFor();
  // What is kept is kept when the page is idle, one after the other.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await kept(page)).toContain('"at":"/shop/1/goods/list"');
});
