import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { siteUrl } from './siteUrl.ts';

const { open } = startBrowser();

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
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole('button', { name: '找', exact: true }).waitFor();
  await page.evaluate(() => localStorage.setItem('Kept:theme', '"dark"'));
  // What is on its way when the line goes says so on the console.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/shop/1/orders/list');
  await page.getByRole('heading', { name: '没有网络，打不开掌柜台' }).waitFor();
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(18, 20, 23)');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: '重试' }).click();
  await page.getByRole('heading', { name: /^订单管理/ }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual(['offline']);
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    await caches.delete('offline');
  });
});
