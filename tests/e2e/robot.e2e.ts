import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readQrCode } from '../../server/support/readQrCode.ts';
import { demo, desktop, phone, startBrowser } from './browser.ts';
import { expectUsable } from './deeds.ts';

const { open } = startBrowser();
const address = '/shop/1/robot';

/** What a camera sees on the page. */
async function scan(page: Page): Promise<string> {
  const source = await page.getByRole('img', { name: '微信登录二维码' }).getAttribute('src');
  return readQrCode(source?.split(',')[1] ?? '');
}

/** Leaves WeChat, and asks for a new code where there is a button to press for it. */
async function logOut(page: Page, again?: string): Promise<void> {
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click();
  await page.getByText('未登录', { exact: true }).waitFor();
  if (again) await page.getByRole('button', { name: again }).click();
}

test.each([
  ['desktop', desktop, 'light'],
  ['phone', phone, 'dark'],
] as const)(
  'W1 W3 W4 W5 a merchant scans, loads groups, writes a rule, tries it, and logs out (%s)',
  async (name, viewport, colorScheme) => {
    const page = await open(address, { as: demo, viewport, colorScheme, hasTouch: viewport === phone });
    await page.getByText(/^(等待扫码|已登录)$/).waitFor();
    if (await page.getByText('已登录', { exact: true }).isVisible()) await logOut(page, '重新登录');
    await page.getByText('等待扫码').waitFor();
    await expectUsable(page);

    const scanned = await page.context().newPage();
    await scanned.goto(await scan(page));
    await scanned.getByRole('button', { name: '确认登录' }).click();
    await scanned.getByRole('heading', { name: '私聊' }).waitFor();
    await scanned.close();
    await page.getByText('已登录').waitFor();

    await page.getByRole('button', { name: '加载微信群' }).click();
    // Groups of before stand there already; told in between, it would take the place of what is told next.
    await page.getByText('微信群已加载').waitFor();
    const active = page.getByRole('switch', { name: '启用' }).first();
    await active.waitFor();
    await expectUsable(page);
    const before = await active.getAttribute('aria-checked');
    await active.click();
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByText('已撤销').waitFor();
    await expect.poll(() => active.getAttribute('aria-checked')).toBe(before);

    await page.getByRole('button', { name: '自动回复', exact: false }).first().click();
    await page.getByRole('button', { name: '添加自动回复' }).first().click();
    const dialog = page.getByRole('dialog', { name: '添加自动回复' });
    await dialog.getByLabel('关键词').fill(`自提${name}\n取货${name}`);
    await dialog.getByLabel('回复内容').fill('周三下午 4 点到 7 点自提');
    await expectUsable(page);
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByText('已添加 2 条').waitFor();

    await page.getByRole('button', { name: '测试' }).click();
    await page.getByLabel('测试消息').fill(`几点可以自提${name}`);
    await page.getByText('周三下午 4 点到 7 点自提').first().waitFor();
    await expectUsable(page);

    await logOut(page);
  },
);
