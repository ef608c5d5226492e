import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, desktop, phone, startBrowser } from './browser.ts';
import { expectUsable } from './deeds.ts';

const { open } = startBrowser();
const box = (page: Page) => page.getByRole('combobox', { name: '在所有店铺中找' });
const through = (page: Page) =>
  page.locator('.find [role="status"]', { hasText: /^(?:找到 \d+ 条|没有找到)$/ }).waitFor();

test('with keys alone a merchant finds a buyer, an order and a deed in any shop', async () => {
  const page = await open('/shop/1/goods/list', { as: demo, viewport: desktop });
  await page.getByRole('button', { name: '找', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.type('ray zhang');
  await through(page);
  await expectUsable(page);
  await page.getByRole('option', { name: /^Ray Zhang/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/shop\/1\/group\/\d+\?q=Ray\+Zhang$/);
  await page.getByRole('searchbox').waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('S220260408');
  await page.getByRole('option', { name: /^S220260408/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/shop\/2\/orders\/list\?.*q=S220260408$/);
  await page.locator('.record', { hasText: 'S220260408' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('发起团购 湾区');
  await page.getByRole('option', { name: /^发起团购/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '发起团购' }).waitFor();
});

test('on a phone it fills the screen, and closing leads back to where the merchant was', async () => {
  const page = await open('/shop/1/orders/list', { as: demo, viewport: phone, hasTouch: true });
  await page.getByRole('button', { name: '找', exact: true }).tap();
  await box(page).fill('0118');
  await through(page);
  await expectUsable(page);
  expect(await page.locator('.find .dialog-panel').boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  await page
    .getByRole('option', { name: /尾号 0118|0118/ })
    .first()
    .waitFor();
  await page.locator('.find').getByRole('button', { name: '关闭', exact: true }).tap();
  await page.locator('.find').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/shop/1/orders/list');
});
