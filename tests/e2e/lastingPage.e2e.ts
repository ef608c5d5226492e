import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';

const { open } = startBrowser();
const calls = '**/api/applet/merchant/products**';
const heard: string[] = [];
let earlier: Page | undefined;

test('a story leaves something wherever a page keeps it', async () => {
  const page = await open('/shop/1/tags', { as: demo, mayLog: /Failed to load resource|net::ERR_/ });
  // What is still asked for when the line goes would be complained of.
  await page.getByRole('row').nth(1).waitFor();
  await page.evaluate(() => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
  });
  await page.route(calls, (route) => route.abort());
  page.on('request', (request) => heard.push(request.url()));
  await page.context().setOffline(true);
  earlier = page;
  expect(await page.evaluate(() => [localStorage.getItem('left'), navigator.onLine])).toEqual(['here', false]);
});

test('the next story goes on with that page, and finds nothing of it', async () => {
  heard.length = 0;
  const page = await open('/shop/1/goods/list', { as: demo });
  expect(page).toBe(earlier);
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left')])).toEqual([
    null,
    null,
  ]);
  expect(heard).toEqual([]);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/healthz');
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
});
