import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, phone, startBrowser } from './browser.ts';
import { chooseAbove, expectUsable } from './deeds.ts';

const { open } = startBrowser();
const mayLog = /Failed to load resource|net::ERR_|dynamically imported module|preload CSS|Failed to fetch/;

/** Another build is served: its page names a script of its own, and what this build had is no longer there. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\/assets\/index-[^"]+\.js/, '/assets/index-newer.js');
      await route.fulfill({ response, body });
    },
  );
}

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: phone, hasTouch: true }],
])('N11 on %s a screen that a newer build took away says so; after 刷新 all is there', async (_, device) => {
  const page = await open('/dashboard', { as: demo, mayLog, alone: true, ...device });
  await page.getByRole('article').first().waitFor();
  // The desk has all its own parts: it is the next screen that a newer build takes away.
  await page.waitForLoadState('networkidle');
  await deploy(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/shop/1/robot/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('alert').getByText('页面已更新，请刷新；没保存的内容有草稿，刷新后可以恢复').waitFor();
  await page.getByRole('status').getByText('页面已更新，请刷新', { exact: true }).waitFor();
  await expectUsable(page);
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: '刷新' }).click();
  await page.getByRole('heading', { level: 1, name: /微信智能助手/ }).waitFor();
});

test('N11 a form over which a newer build was served keeps what is typed, and offers it after 刷新', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, mayLog, alone: true });
  await page.getByLabel('商品名称').fill('新版之前写的豆腐');
  await deploy(page);
  await page.getByRole('button', { name: '添加图文' }).click();
  await page.getByRole('alert').filter({ hasText: '编辑器没有加载成功' }).waitFor();
  const note = page.getByRole('status').filter({ hasText: '页面已更新，请刷新' });
  await note.waitFor();
  expect(await page.getByLabel('商品名称').inputValue()).toBe('新版之前写的豆腐');
  await page.unrouteAll();
  await note.getByRole('button', { name: '刷新' }).click();
  const offer = page.getByRole('region', { name: '未保存的内容' });
  await offer.getByRole('button', { name: '恢复' }).click();
  await page.getByText('未保存的内容已恢复').waitFor();
  expect(await page.getByLabel('商品名称').inputValue()).toBe('新版之前写的豆腐');
});

test('N11 a list over which a newer build was served stays when a part of it does not come', async () => {
  const page = await open('/shop/1/goods/list', { as: demo, mayLog, alone: true });
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await deploy(page);
  await chooseAbove(page, '导出');
  await page.getByRole('alert').getByText('页面已更新，请刷新').waitFor();
  expect(await page.getByRole('row').count()).toBeGreaterThan(1);
});
