import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { admin, barriers, callsOf, demo, desktop, phone, startBrowser } from './browser.ts';
import { atRest, expectUsable } from './deeds.ts';
import { siteUrl } from './siteUrl.ts';

const { open } = startBrowser();

const smallPhone = { width: 360, height: 640 };
/** Every address of the product, and what stands on top of it. R2 */
const screens = [
  ['/dashboard', /[好了]/],
  ['/shop/1/info/', /店铺信息设置/],
  ['/shop/1/goods/list', /商品管理 · 温村华人团购/],
  ['/shop/1/goods/add', /添加商品/],
  ['/shop/1/goods/edit?goodsid=1', /编辑商品/],
  ['/shop/1/tags', /分类管理/],
  ['/shop/1/group/list', /团购管理/],
  ['/shop/1/group/1', /中秋月饼早鸟团/],
  ['/shop/1/orders/list', /订单管理/],
  ['/shop/1/robot', /微信智能助手/],
  ['/views', /景点管理/],
  ['/view/create', /添加景点/],
  ['/view/1', /编辑景点/],
  ['/groups', /群导航管理/],
  ['/group/create', /添加群/],
  ['/group/1', /编辑群/],
] as const;

test.each(screens)(
  'R2 %s opens, on a desktop and a phone, and nothing serious stands in the way',
  async (path, heading) => {
    for (const viewport of [desktop, phone]) {
      const page = await open(path, { as: admin, viewport, hasTouch: viewport !== desktop });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect.poll(() => page.locator('.skeleton').count(), { timeout: 15_000 }).toBe(0);
      await expectUsable(page);
      if (viewport === phone) {
        await page.setViewportSize(smallPhone);
        await expectUsable(page);
      }
    }
  },
);

test('R1 / leads home, and a trailing slash changes nothing (R2)', async () => {
  const page = await open('/', { as: demo });
  await page.waitForURL('**/dashboard');
  await page.goto('/shop/1/goods/list/');
  await page.getByRole('heading', { name: /商品管理/ }).waitFor();
  await page.goto('/shop/1/info');
  await page.getByRole('heading', { name: /店铺信息设置/ }).waitFor();
});

test.each([desktop, phone])(
  'a page that is long in coming says so ($width px), until it is there',
  async (viewport) => {
    // What was asked for ahead lies unused while the code that uses it is held back.
    const page = await open('/nowhere', { as: demo, viewport, mayLog: /preloaded using link preload/ });
    await page.getByText('404 没有这一页').waitFor();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/index-*.js', (route) => arrived.then(() => route.continue()));
    await page.goto('/shop/1/goods/list', { waitUntil: 'commit' });
    const opening = page.getByText('正在打开…');
    await opening.waitFor();
    expect(await barriers(page)).toEqual([]);
    arrive();
    await page.getByRole('heading', { level: 1, name: /商品管理/ }).waitFor();
    expect(await opening.isVisible()).toBe(false);
  },
);

test('R1 an unknown address says so inside the shell, with a way back', async () => {
  const page = await open('/nowhere/at/all', { as: demo });
  await page.getByText('404 没有这一页').waitFor();
  await page.getByRole('link', { name: '回到首页' }).click();
  await page.waitForURL('**/dashboard');
});

test('R6 R7 five groups list the shops; the robot only those that have it; directories only the privileged', async () => {
  const page = await open('/dashboard', { as: demo });
  const groups = page.getByRole('navigation', { name: '主菜单' }).locator('details');
  await groups.first().waitFor();
  const shown = await groups.evaluateAll((all) =>
    all.map((group) => [
      group.querySelector('summary')?.textContent,
      [...group.querySelectorAll('a')].map((a) => a.textContent),
    ]),
  );
  const both = ['温村华人团购', '湾区鲜生活'];
  expect(shown).toEqual([
    ['店铺信息设置', both],
    ['商品管理', both],
    ['订单管理', both],
    ['团购管理', both],
    ['微信智能助手', ['温村华人团购']],
  ]);
  expect(await page.getByRole('link', { name: '群导航管理' }).count()).toBe(0);
  const privileged = await open('/dashboard', { as: admin });
  const menu = privileged.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '群导航管理' }).waitFor();
  await menu.getByRole('link', { name: '景点管理' }).waitFor();
});

test.each(['/groups', '/group/create', '/group/1', '/views', '/view/create', '/view/1'])(
  'R7 %s is refused to a merchant, and nothing of it is asked for',
  async (path) => {
    const page = await open('/nowhere', { as: demo });
    await page.getByText('404 没有这一页').waitFor();
    const calls = callsOf(page);
    await page.goto(path);
    await page.getByText(/403 没有权限/).waitFor();
    expect(calls.filter((call) => !/user\/info\/get|merchant\/shop\/info\/get/.test(call))).toEqual([]);
  },
);

test.each(['/shop/3/goods/list', '/shop/abc/tags', '/shop/0/goods/add'])(
  'R8 %s is no shop of this merchant: 无店铺ID, and nothing of it is asked for',
  async (path) => {
    const page = await open('/nowhere', { as: demo });
    await page.getByText('404 没有这一页').waitFor();
    const calls = callsOf(page);
    await page.goto(path);
    await page.getByText('无店铺ID').waitFor();
    expect(calls.filter((call) => !/user\/info\/get|merchant\/shop\/info\/get/.test(call))).toEqual([]);
  },
);

test('R4 user and shops are asked for together, once, and no answer is asked for twice', async () => {
  const page = await open('/shop/1/goods/list', { as: demo });
  const other = page.getByRole('button', { name: '已下架' }).locator('.tab-count');
  await other.waitFor();
  const calls = callsOf(page);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  await other.waitFor();
  await page.getByRole('cell', { name: '节日礼盒' }).first().waitFor();
  expect(calls.sort()).toEqual([
    'GET /api/applet/merchant/product/tags?shop_id=1',
    'GET /api/applet/merchant/products?shop_id=1&page=1&size=1&status=2',
    'GET /api/applet/merchant/products?shop_id=1&page=1&size=500&status=1',
    'GET /api/applet/merchant/shop/info/get',
    'GET /api/applet/user/info/get',
  ]);
});

test('a merchant with a phone opens the menu, chooses a shop and comes back with the back button', async () => {
  const page = await open('/dashboard', { as: demo, viewport: phone, hasTouch: true });
  await page.getByRole('button', { name: '菜单' }).click();
  await page
    .getByRole('navigation', { name: '主菜单' })
    .locator('details', { hasText: '商品管理' })
    .getByText('湾区鲜生活')
    .click();
  await page.getByRole('heading', { name: '商品管理 · 湾区鲜生活' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /陈掌柜/ }).waitFor();
});

test('switching shops never shows rows of the shop before', async () => {
  const page = await open('/shop/1/goods/list', { as: demo });
  await page.getByRole('row').nth(1).waitFor();
  const newest = page.getByRole('row').nth(1).getByRole('cell').nth(2);
  const first = (await newest.textContent()) ?? '';
  await page.route('**/merchant/products?shop_id=2*', async (route) => {
    expect(await page.getByText(first).count()).toBe(0);
    await route.continue();
  });
  await page.getByRole('navigation').locator('details', { hasText: '商品管理' }).getByText('湾区鲜生活').click();
  await page.getByRole('heading', { name: '商品管理 · 湾区鲜生活' }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  expect(await newest.textContent()).not.toBe(first);
});

test('C1 who wants no motion gets the dialog all the same, and at its size from the first picture on', async () => {
  const page = await open('/shop/2/tags', { as: demo, reducedMotion: 'reduce' });
  const add = page.getByRole('button', { name: '添加分类' });
  await add.waitFor();
  await page.evaluate(() => {
    const widths = new Set<number>();
    Object.assign(globalThis, { widths });
    const look = () => {
      const dialog = document.querySelector('.dialog-panel');
      if (dialog) widths.add(dialog.getBoundingClientRect().width);
      requestAnimationFrame(look);
    };
    look();
  });
  await add.click();
  await page.getByLabel('分类名称').fill('看得见');
  const dialog = page.getByRole('dialog', { name: '添加分类' });
  await expect.poll(() => dialog.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await atRest(page);
  expect(await page.evaluate(() => [...globalThis.widths])).toHaveLength(1);
});

test('V5 who wants no motion finds the cities where they belong, above their field, too', async () => {
  const size = { width: 1280, height: 800 };
  const page = await open('/groups', { as: admin, viewport: size, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: '添加群' }).click();
  const field = page.getByRole('combobox', { name: '城市' });
  await field.fill('6');
  await page.getByRole('option', { name: /Vancouver/ }).click();
  await page.locator('.search-select .ant-select-selection-item').getByText('温哥华 Vancouver').waitFor();
});

test('O2 an order can be read in full, on a phone too', async () => {
  const page = await open('/shop/1/orders/list', { as: demo, viewport: phone, hasTouch: true });
  await page.getByRole('button', { name: /^展开/ }).first().click();
  await page.getByRole('table', { name: '购买的商品' }).waitFor();
  const opened = page.locator('.detail');
  for (const label of ['收货人', '电话', '地址', '配送方式', '运费', '总价']) {
    await opened.getByText(label, { exact: true }).first().waitFor();
  }
  await expectUsable(page);
  await page.getByRole('button', { name: /^收起/ }).click();
  await opened.waitFor({ state: 'detached' });
});

test("R1 an address that names no icon, as that of a file, is shown with the product's", async () => {
  const answer = await fetch(`${siteUrl()}/favicon.ico`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  expect(Buffer.from(await answer.arrayBuffer()).includes(await readFile('src/shell/icon.png'))).toBe(true);
});
