import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';

const { open } = startBrowser();

/** The editor's own file does not come; what it shares with others does. */
async function withhold(route: Route): Promise<void> {
  const response = await route.fetch();
  const isEditor = (await response.text()).includes('public/DraftEditor');
  await (isEditor ? route.abort() : route.fulfill({ response }));
}

test('E13 an editor that does not come names its address, leaves the text to be edited, and comes when asked again', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, mayLog: /Failed to load resource|net::ERR_FAILED/ });
  await page.getByLabel('商品名称').waitFor();
  await page.route('**/assets/*.js', withhold);
  await page.getByRole('button', { name: '添加图文' }).click();
  const problem = page.getByRole('alert').filter({ hasText: '编辑器没有加载成功' });
  await problem.waitFor();
  expect(await problem.textContent()).toMatch(/\/assets\/\S+\.js/);

  const html = page.getByRole('textbox', { name: '商品描述 1 图文' });
  await html.fill('<p>先写着</p>');
  // Files that are fetched ahead are on their way through the same hands.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('textbox', { name: '商品描述 1 图文' }).getByText('先写着', { exact: true }).waitFor();
});

test('E13 the mouse that came by while the line was gone leaves nothing behind: the editor comes when it is asked for', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, mayLog: /Failed to load resource|net::ERR_FAILED/ });
  await page.getByLabel('商品名称').waitFor();
  await page.route('**/assets/*.js', withhold);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: '添加图文' }).hover();
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: '添加图文' }).click();
  await page.locator('[contenteditable="true"]').waitFor();
  expect(await page.getByText('编辑器没有加载成功').count()).toBe(0);
});

test('E17 a fault of the editor stays in the editor: the text is there, the form goes on, the editor begins again', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, mayLog: /removeChild|NotFoundError|minified React/i });
  await page.getByLabel('商品名称').fill('手工水饺');
  await page.getByRole('button', { name: '添加图文' }).click();
  const article = page.getByRole('textbox', { name: '商品描述 1 图文' });
  await article.click();
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  // As an extension does that marks words, or a translator.
  await page.evaluate(() => document.querySelector('[data-block="true"]:last-child')?.remove());
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');

  await page.getByRole('alert').filter({ hasText: '编辑器出错了' }).waitFor();
  expect(await article.inputValue()).toContain('<p>first');
  expect(await page.getByLabel('商品名称').inputValue()).toBe('手工水饺');
  await article.fill('<p>first, mended</p>');
  await page.getByRole('button', { name: '重新打开编辑器' }).click();
  await article.getByText('first, mended', { exact: true }).waitFor();
});
