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
  await menu.getByText('物件 960管理').waitFor();
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('物件 90');
  await expect.poll(() => menu.locator('summary').allTextContents()).toContain('物件 903管理');
  await expectUsable(page);
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('没有的');
  await menu.getByText('没有叫这个名字的菜单').waitFor();
  await menu.getByRole('searchbox', { name: '查找菜单' }).fill('物件 903');
  await menu.getByText('物件 903管理').click();
  await menu.getByRole('link', { name: '温村华人团购' }).click();
  await rowOf(page, '甲 903').waitFor();
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
  await press(page, '重试');
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

/** What a page has fetched of code and styles when its first row stands, packed as it came. */
async function bytesToRows(page: Page, address: string): Promise<number> {
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
  return page.evaluate(() => {
    const rowsAt = performance.getEntriesByName('rows')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const code = files.filter(({ name, responseEnd }) => /\.(?:js|css|json)$/.test(name) && responseEnd <= rowsAt);
    return code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

test('with a thousand resources the first row needs no more than a tenth beyond what it needs with nine', async () => {
  const page = await open('/dashboard', { as: demo });
  const few = await bytesToRows(page, `${ordinary?.url}/shop/1/goods/list`);
  const many = await bytesToRows(page, '/shop/1/goods/list');
  const far = await bytesToRows(page, '/shop/1/things903');
  expect(few).toBeGreaterThan(100_000);
  expect(many / few).toBeLessThan(1.1);
  expect(far / few).toBeLessThan(1.1);
});

test('the studio knows of a thousand: a name that a far resource has is taken', async () => {
  const page = await open('/studio', { as: admin });
  const text = page.getByLabel(/^声明/);
  await text.fill((await text.inputValue()).replace(/name: '\w+'/, "name: 'things903'"));
  await page.getByText('"/shop/:sid/things903" 已经有别的屏幕').first().waitFor();
});
