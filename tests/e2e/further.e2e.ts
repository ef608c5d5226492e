import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { fromData } from '#crud/plain/fromData.ts';
import { f } from '#fields/f.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { type BuiltProduct, buildMany } from '../support/declared/buildMany.ts';
import { manyThings } from '../support/declared/manyThings.ts';
import { type OpenShop, openShop } from '../support/declared/openShop.ts';
import { admin, callsOf, demo, phone, startBrowser } from './browser.ts';
import { choose, confirm, expectUsable, press, rowOf, sizes } from './deeds.ts';

/** With the product's own nine: a thousand. */
const asData = manyThings(971);
/** As an administrator would write them; the last one's records name another far resource's. */
const asCode = Object.fromEntries(
  Array.from({ length: 20 }, (_, nth) => [
    `coded${nth + 1}`,
    `import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';

export const coded${nth + 1} = defineResource({
  name: 'coded${nth + 1}',
  label: '写成代码的',
  scope: 'shop',
  fields: { title: f.text({ label: '名称' }), kin: f.ref({ label: '同类', to: 'things902', shows: 'title' }) },
  calls: conventionalCalls('coded_${nth + 1}'),
});
`,
  ]),
);
const lastCoded = defineResource({
  name: 'coded20',
  label: '写成代码的',
  scope: 'shop',
  fields: { title: f.text({ label: '名称' }), kin: f.ref({ label: '同类', to: 'things902', shows: 'title' }) },
  calls: conventionalCalls('coded_20'),
  examples: [{ title: '丁', kin: 1 }],
});
const served = asData.filter((_, nth) => [900, 902, 903].includes(nth + 1)).map(fromData);
const applet = await buildApplet();
let built: BuiltProduct | undefined;
let shop: OpenShop | undefined;
/** The product as it is, for comparison. */
let ordinary: OpenShop | undefined;
const { open } = startBrowser(() => shop?.url ?? '');

beforeAll(async () => {
  built = await buildMany(asData, asCode);
  shop = await openShop({ appDir: built.appDir, resources: [...served, lastCoded], needs: applet.needs });
  ordinary = await openShop({ appDir: 'dist/app', resources: [], needs: applet.needs });
}, 300_000);
afterAll(async () => {
  await shop?.close();
  await ordinary?.close();
  built?.remove();
});

const firstRow = (page: Page) => page.getByRole('row').nth(1).waitFor();

test.each(sizes)(
  'on a %s the last of a thousand resources is listed, added to, changed and emptied',
  async (_, size) => {
    const page = await open('/shop/1/things903', { as: demo, ...size });
    await rowOf(page, '甲 903').waitFor();
    await expectUsable(page);
    await press(page, '添加物件 903');
    await page.getByLabel('名称').fill('乙');
    await page.getByLabel('价格').fill('2');
    await press(page, '提交');
    await choose(page, '乙', '编辑');
    await page.getByLabel('名称').fill('丙');
    await press(page, '提交');
    await choose(page, '丙', '删除');
    await confirm(page, '删除');
    await rowOf(page, '丙').waitFor({ state: 'detached' });
  },
);

test('what is declared as code beyond the first is found as well, with what it refers to', async () => {
  const page = await open('/shop/1/coded20', { as: demo });
  await rowOf(page, '丁').waitFor();
  await choose(page, '丁', '编辑');
  await page.getByRole('radio', { name: '甲 902' }).waitFor();
});

test('who may not see a far resource is told so, an address of nobody is none, another shop stays closed', async () => {
  const page = await open('/things900', { as: demo });
  await page.getByText('403 没有权限：只有平台管理员可以管理这里').waitFor();
  await page.goto('/things9000');
  await page.getByText('404 没有这一页').waitFor();
  await page.goto('/shop/3/things903');
  await page.getByText('无店铺ID').waitFor();
  const owner = await open('/things900', { as: admin });
  await rowOf(owner, '甲 900').waitFor();
});

test('the menu finds one of a thousand by its name, on a phone as well', async () => {
  const page = await open('/shop/1/tags', { as: demo, viewport: phone, hasTouch: true });
  await firstRow(page);
  await press(page, '菜单');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('其余的菜单').click();
  await menu.getByText('物件 960管理').waitFor();
  await menu.getByText('其余的菜单').click();
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('物件');
  await menu.getByText('还有 920 项，再输入几个字').waitFor();
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('物件 90');
  await expect.poll(() => menu.locator('summary').allTextContents()).toContain('物件 903管理');
  expect(await menu.locator('summary').allTextContents()).not.toContain('物件 803管理');
  await expectUsable(page);
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('xcdm');
  await expect.poll(() => menu.locator('summary').allTextContents()).toContain('写成代码的管理');
  expect(await menu.locator('summary').allTextContents()).not.toContain('物件 903管理');
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('没有的');
  await menu.getByText('没有叫这个名字的菜单').waitFor();
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('物件 903');
  await menu.getByText('物件 903管理').click();
  await menu.getByRole('link', { name: '温村华人团购' }).click();
  await rowOf(page, '甲 903').waitFor();
  await press(page, '菜单');
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('');
  expect(await menu.getByRole('link', { name: '温村华人团购' }).last().getAttribute('aria-current')).toBe('page');
  await expectUsable(page);
});

test('where a shelf does not arrive the page says so, and asks again when told to', async () => {
  const page = await open('/shop/1/tags', { as: demo, mayLog: /Failed to load resource|net::ERR_FAILED/ });
  await firstRow(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/shop/1/things902');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByText('这一页没有加载出来').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  // The menu's far half may not have arrived either, and has a 重试 of its own.
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await rowOf(page, '甲 902').waitFor();
});

test('a far list asks for its rows before the application is there, and not again', async () => {
  const page = await open('/shop/1/things903', { as: demo });
  await rowOf(page, '甲 903').waitFor();
  const calls = callsOf(page);
  const asked = page.waitForRequest(/thing_903s/);
  await page.route('**/assets/index-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await rowOf(page, '甲 903').waitFor();
  expect(calls.filter((call) => call.includes('thing_903s'))).toHaveLength(1);
});

test('where the far half of the menu does not arrive it says so, and comes when asked again', async () => {
  const page = await open('/dashboard', { as: demo, mayLog: /Failed to load resource|net::ERR_FAILED/ });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isMenu = (await response.text()).includes('物件 960管理');
    await (isMenu ? route.abort() : route.fulfill({ response }));
  });
  await page.goto('/shop/1/tags');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByText('其余的菜单没有加载出来').waitFor();
  await expectUsable(page);
  await page.unrouteAll({ behavior: 'wait' });
  await menu.getByRole('button', { name: '重试' }).click();
  await menu.getByText('其余的菜单', { exact: true }).click();
  await menu.getByText('物件 960管理').waitFor();
});

/** What a page has asked for of code and styles when its first row stands, packed as it lies in a build: kB. */
async function packedToRows(page: Page, address: string, appDir: string): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelectorAll('[role="row"]').length < 2) return;
      performance.mark('rows');
      watching.disconnect();
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await firstRow(page);
  const paths = await page.evaluate(() => {
    const rowsAt = performance.getEntriesByName('rows')[0]?.startTime ?? 0;
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= rowsAt);
    return asked.map(({ name }) => new URL(name).pathname).filter((path) => /\.(?:js|css|json)$/.test(path));
  });
  return [...new Set(paths)].reduce((sum, path) => sum + statSync(`${appDir}${path}.gz`).size, 0) / 1000;
}

test('with a thousand resources the first row needs no more than a tenth beyond what it needs with nine', async () => {
  const page = await open('/dashboard', { as: demo, alone: true });
  const appDir = built?.appDir ?? '';
  const few = await packedToRows(page, `${ordinary?.url}/shop/1/goods/list`, 'dist/app');
  const many = await packedToRows(page, '/shop/1/goods/list', appDir);
  const far = await packedToRows(page, '/shop/1/things903', appDir);
  expect(few).toBeGreaterThan(100);
  expect(many / few).toBeLessThan(1.1);
  expect(far / few).toBeLessThan(1.1);
});

test('the studio knows of a thousand: a name that a far resource has is taken', async () => {
  const page = await open('/studio', { as: admin });
  const text = page.getByLabel(/^声明/);
  await text.fill((await text.inputValue()).replace(/name: '\w+'/, "name: 'things903'"));
  await page.getByText('"/shop/:sid/things903" 已经有别的屏幕').first().waitFor();
});
