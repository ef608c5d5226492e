import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import { expectUsable, press, rowOf, saveDialog, sizes } from './deeds.ts';

const { open } = startBrowser();
const nothing = {
  errcode: 0,
  products: [],
  groupons: [],
  orders: [],
  tags: [],
  current_page: 1,
  total_page: 0,
  total_count: 0,
};
/** The lists of a shop on its first day. */
const firstDay = (page: Page, ...paths: readonly string[]) =>
  Promise.all(paths.map((path) => page.route(`**/api/applet/${path}?*`, (route) => route.fulfill({ json: nothing }))));

test.each(sizes)(
  'a new shop is led from step to step, and its lists say how they are begun (%s)',
  async (where, size) => {
    const page = await open('/nowhere', { as: demo, ...size });
    await page.getByText('404 没有这一页').waitFor();
    await firstDay(page, 'merchant/products', 'groupons/released/get', 'merchant/orders/get', 'merchant/product/tags');
    await page.goto('/dashboard');
    const steps = page.getByRole('article', { name: '湾区鲜生活' }).getByRole('region', { name: '开店第一步' });
    await steps.getByRole('link', { name: '建几个商品分类' }).waitFor();
    await expectUsable(page);
    await steps.getByRole('link', { name: '建几个商品分类' }).click();

    const calls = callsOf(page);
    await press(page, '用「熟食」开始');
    const name = page.getByLabel('分类名称');
    await expect.poll(() => name.inputValue()).toBe('熟食');
    await expectUsable(page);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await name.fill(`熟食 ${where}`);
    await page.unroute('**/api/applet/merchant/product/tags?*');
    await saveDialog(page);
    await rowOf(page, `熟食 ${where}`).waitFor();

    await page.goto('/dashboard');
    await steps.locator('[data-done]', { hasText: '建几个商品分类' }).waitFor();
    await steps.getByRole('button', { name: '不再显示' }).click();
    await steps.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('article', { name: '湾区鲜生活' }).getByText('还没有在售的商品').waitFor();
    expect(await steps.count()).toBe(0);
  },
);
