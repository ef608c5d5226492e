import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, phone, startBrowser } from './browser.ts';
import { expectUsable, press } from './deeds.ts';
import { siteUrl } from './siteUrl.ts';

const { open } = startBrowser();

/** As whoever opens the product from the home screen has it. */
async function install(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole('button', { name: '找', exact: true }).waitFor();
}

const uninstall = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    await caches.delete('offline');
  });

test('the product can be installed: its manifest and icons are served as what they are', async () => {
  const manifest = await fetch(`${siteUrl()}/app.webmanifest`);
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { icons, name } = await manifest.json();
  expect(name).toBe('掌柜台');
  for (const { src, type } of icons) {
    const icon = await fetch(`${siteUrl()}${src}`);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});

test('a shortcut leads to the shop that was open last', async () => {
  const page = await open('/shop/2/goods/list', { as: demo, alone: true });
  await page.getByRole('button', { name: '找', exact: true }).waitFor();
  await page.getByRole('link', { name: '首页' }).first().click();
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard?last=goods/add');
  await page.waitForURL('**/shop/2/goods/add');
});

test('N11 opened without a network the installed product says so, and opens when there is one', async () => {
  const page = await open('/shop/1/info', { as: demo, alone: true, mayLog: /ERR_INTERNET_DISCONNECTED/ });
  await page.getByRole('button', { name: '找', exact: true }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await install(page);
  await page.evaluate(() => localStorage.setItem('Kept:theme', '"dark"'));
  // What is on its way when the line goes says so on the console.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/shop/1/orders/list');
  await page.getByRole('heading', { name: '没有网络，打不开掌柜台' }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(18, 20, 23)');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: '重试' }).click();
  await page.getByRole('heading', { name: /^订单管理/ }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual(['offline']);
  await uninstall(page);
});

test('N11 goods read last are there without a network, with their age, and go with the session', async () => {
  const page = await open('/shop/1/info', {
    as: demo,
    alone: true,
    mayLog: /ERR_INTERNET_DISCONNECTED/,
    viewport: phone,
  });
  await install(page);
  await page.goto('/shop/1/goods/list');
  await page.waitForFunction(() => localStorage.getItem('Kept:offline') !== null);
  await page.waitForLoadState('networkidle');
  const name = '武夷山大红袍（250克）';
  await page.context().setOffline(true);
  await page.goto('/shop/1/goods/list');
  await page.getByText(/^共 \d+ 条，刚才看到的$/).waitFor();
  await page.getByRole('searchbox', { name: '在这些内容里找' }).fill(name);
  await page.getByRole('cell', { name }).waitFor();
  expect(await page.locator('td:visible').count()).toBe(4);
  await expectUsable(page);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: '重试' }).click();
  await page.getByRole('heading', { name: /^商品管理/ }).waitFor();
  await press(page, '退出登录');
  await page.waitForURL('**/login**');
  expect(await page.evaluate(() => localStorage.getItem('Kept:offline'))).toBeNull();
  await uninstall(page);
});
