import { expect, test } from 'vitest';
import { admin, callsOf, demo, desktop, phone, startBrowser } from './browser.ts';
import { expectUsable, press, rowOf } from './deeds.ts';

const { open } = startBrowser();

test.each([
  ['desktop', { viewport: desktop }],
  ['phone', { viewport: phone, hasTouch: true }],
])('a declaration is tried by keyboard: checked, drawn, and what it would send is told (%s)', async (_, screen) => {
  const page = await open('/studio', { as: admin, ...screen });
  await rowOf(page, '街角便利店').waitFor();
  await expectUsable(page);
  const calls = callsOf(page);
  const text = page.getByRole('textbox', { name: /^声明/ });
  const written = await text.evaluate((element) => element.textContent ?? '');
  expect(written).toContain('"pickupPoints"');
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('\n"lst": {},');
  await page.getByText('你是不是想写 "list"？').first().waitFor();
  await expectUsable(page);
  await page
    .getByRole('button', { name: /^第 \d+ 行/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.type('"show": false, "texts"');
  await page.getByText('没有发现问题').waitFor();
  const stage = page.getByRole('region', { name: '预览' });
  await stage.getByRole('button', { name: '表单' }).click();
  await stage.getByLabel('名称').fill('南门');
  await stage.getByLabel('每单保管费').fill('3');
  await expectUsable(page);
  await stage.getByRole('button', { name: '提交' }).click();
  await page.getByText('POST /api/applet/merchant/pickup_point/add').waitFor();
  await rowOf(page, '南门').last().waitFor();
  await stage.getByRole('button', { name: '详情' }).click();
  await stage.getByText('1.50').waitFor();
  await expectUsable(page);
  expect(calls.filter((call) => call.includes('pickup'))).toEqual([]);
});

test('a declaration is changed, mended by one press, saved: a merchant has the list, and one press takes it back', async () => {
  const page = await open('/studio', { as: admin });
  const text = page.getByRole('textbox', { name: /^声明/ });
  await text.focus();
  await page.keyboard.press('Control+KeyF');
  await page.getByRole('textbox', { name: '查找' }).pressSequentially('"shelves", "open"]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.locator('.cm-search').waitFor({ state: 'detached' });
  await page.keyboard.insertText('"shelves", "opne"]');
  await page.getByText('你是不是想写 "open"？').waitFor();
  await page.locator('.cm-lintRange-error', { hasText: '"opne"' }).waitFor();
  expect(await page.getByRole('button', { name: '保存', exact: true }).isDisabled()).toBe(true);
  await press(page, '改成 "open"');
  await page.getByText('没有发现问题').waitFor();

  await press(page, '保存');
  await page.getByText('正在改：自提点').waitFor();
  const merchant = await open('/shop/1/goods/list', { as: demo });
  await merchant.getByRole('navigation', { name: '主菜单' }).getByText('自提点管理').waitFor();

  await press(page, '换回上一版');
  await page.getByText('新的声明').waitFor();
  await merchant.reload();
  await merchant.getByRole('table', { name: '商品管理' }).waitFor();
  expect(await merchant.getByText('自提点管理').count()).toBe(0);
});

test('keys that fit are offered while they are typed, and Esc and Tab lead out of the text', async () => {
  const page = await open('/studio', { as: admin });
  const text = page.getByRole('textbox', { name: /^声明/ });
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type('\n"goK');
  await page.getByRole('option', { name: /goKey/ }).click();
  await page.keyboard.type('z');
  await page.keyboard.press('End');
  // What is told of the text before would pass for what is told of this one, and its buttons stand in Tab's way.
  await page
    .getByRole('button', { name: /^第 \d+ 行/ })
    .first()
    .waitFor();
  await page.keyboard.type(',');
  await page.getByText('没有发现问题').waitFor();
  expect(await text.evaluate((element) => element.textContent ?? '')).toContain('"goKey": "z",');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '列表' }).and(page.locator(':focus')).waitFor();
});

test('R7 a merchant without that role is not let in, and reads why', async () => {
  const page = await open('/studio', { as: demo });
  await page.getByText('只有平台管理员可以管理这里').waitFor();
});
