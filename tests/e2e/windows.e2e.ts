import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, demo, scrollsSideways, startBrowser } from './browser.ts';
import { atRest, expectUsable, press } from './deeds.ts';

const { open } = startBrowser();

const notebook = { viewport: { width: 1366, height: 600 } };
const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true };
/** A window of 1280 × 800 at 200 %. */
const zoomed = { viewport: { width: 640, height: 400 } };

const lists = ['/shop/1/goods/list', '/shop/1/orders/list', '/shop/1/group/list', '/shop/1/tags'];

/** The rows whose upper and lower edge can be pressed. */
const wholeRows = (page: Page): Promise<number> =>
  page.locator('.record').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        return [top + 3, bottom - 4].every((y) => row.contains(document.elementFromPoint(left + 30, y)));
      }).length,
  );
const scrollBy = (page: Page, down: number) => page.locator('main').evaluate((main, by) => main.scrollBy(0, by), down);
/** How far something stands below the upper edge of the window. */
const topOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;

async function openList(path: string, window: typeof notebook | typeof sideways): Promise<Page> {
  const page = await open(path, { as: demo, ...window });
  await page.locator('.record').first().waitFor();
  await atRest(page);
  return page;
}

test.each(lists)('a low window shows rows: six of %s in 1366 × 600, four on a phone held sideways', async (path) => {
  const low = await openList(path, notebook);
  expect(await wholeRows(low)).toBeGreaterThanOrEqual(6);
  expect(await scrollsSideways(low)).toBe(false);
  const phone = await openList(path, sideways);
  expect(await wholeRows(phone)).toBeGreaterThanOrEqual(4);
  await expectUsable(phone);
});

test('in a low window all of a list scrolls, the heads of its columns stay, and the conditions stand over it', async () => {
  const page = await openList('/shop/1/goods/list', notebook);
  await scrollBy(page, 600);
  expect(await topOf(page, 'h1')).toBeLessThan(0);
  const bar = await page.locator('.top-bar').boundingBox();
  expect(await topOf(page, '.records .head')).toBe(bar?.height);
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(7);
  await scrollBy(page, -600);
  await press(page, '筛选');
  await page.getByRole('dialog', { name: '筛选' }).waitFor();
  await expectUsable(page);
});

test.each([
  ['rows', notebook],
  ['cards', zoomed],
] as const)(
  'of three hundred %s in a low window those near the eye are drawn, and the keyboard leads to any',
  async (_, window) => {
    const page = await open('/dashboard', { as: demo, ...window });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/merchant/products?**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [first] = body.products;
      const products = Array.from({ length: 300 }, (_, at) => ({ ...first, id: at + 1, name: `第 ${at + 1} 件` }));
      await route.fulfill({ response, json: { ...body, products } });
    });
    await page.goto('/shop/1/goods/list');
    const row = (nth: number) => page.locator('.record', { hasText: `第 ${nth} 件` });
    await row(1).waitFor();
    expect(await row(200).count()).toBe(0);
    const [first, second] = await Promise.all([row(1).boundingBox(), row(2).boundingBox()]);
    await scrollBy(page, 199 * ((second?.y ?? 0) - (first?.y ?? 0)));
    await row(200).waitFor();
    expect(await page.locator('.record').count()).toBeLessThan(30);
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(window === notebook ? 7 : 1);

    await row(200).focus();
    await page.keyboard.press('k');
    await expect.poll(() => row(199).evaluate((each) => each === document.activeElement)).toBe(true);
  },
);

/** Words that do not fit into what is to be pressed, or into what heads a page. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [main, ...main.querySelectorAll('h1, h2, button, select')]
        .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );

test.each([...lists, '/shop/1/goods/edit?goodsid=1', '/shop/1/group/1', '/dashboard'])(
  '%s can be used at 200 %',
  async (path) => {
    const page = await open(path, { as: demo, ...zoomed });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('.skeleton').count(), { timeout: 15_000 }).toBe(0);
    expect(await barriers(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  },
);

test('at 200 % a form is saved by one line, and whoever signs in sees what is asked', async () => {
  const page = await open('/shop/1/goods/edit?goodsid=1', { as: demo, ...zoomed });
  await page.getByRole('button', { name: '提交' }).waitFor();
  const foot = await page.locator('.form-foot').boundingBox();
  expect(foot?.height).toBeLessThanOrEqual(60);
  await press(page, '退出登录');
  await page.getByRole('button', { name: '登录' }).waitFor();
  const { y = 0, height = 0 } = (await page.getByRole('button', { name: '登录' }).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(zoomed.viewport.height);
});

test('in a long menu the line of the open page is in sight', async () => {
  const page = await open('/shop/1/robot', { as: demo, ...sideways });
  await page.getByRole('button', { name: '找' }).waitFor();
  await press(page, '菜单');
  const here = page.getByRole('navigation', { name: '主菜单' }).locator('[aria-current=page]');
  await expect.poll(async () => (await here.boundingBox())?.y ?? 0).toBeLessThan(sideways.viewport.height - 40);
});
