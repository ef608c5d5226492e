import { expect, test } from 'vitest';
import { admin, callsOf, demo, desktop, phone, startBrowser } from './browser.ts';
import { expectUsable, rowOf } from './deeds.ts';

const { open } = startBrowser();

test.each([
  ['desktop', { viewport: desktop }],
  ['phone', { viewport: phone, hasTouch: true }],
])('a declaration is tried by keyboard: checked, drawn, and what it would send is told (%s)', async (_, screen) => {
  const page = await open('/studio', { as: admin, ...screen });
  await rowOf(page, '街角便利店').waitFor();
  await expectUsable(page);
  const calls = callsOf(page);
  const text = page.getByLabel(/^声明/);
  await text.fill((await text.inputValue()).replace("['name', 'kind'", "['name', 'knid'"));
  await page.getByText('你是不是想写 "kind"？').waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: /^第 \d+ 行/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type("'kind'");
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

test('R7 a merchant without that role is not let in, and reads why', async () => {
  const page = await open('/studio', { as: demo });
  await page.getByText('只有平台管理员可以管理这里').waitFor();
});
