import { expect, test } from 'vitest';
import { demo, phone, startBrowser } from './browser.ts';
import { chooseAbove, expectUsable, picture, press, sizes } from './deeds.ts';

const { open } = startBrowser();

const groupForm = 'dialog.form-dialog';

test.each(sizes)(
  'T7 what fails in a dialog is told where the merchant looks, and can be put away (%s)',
  async (_, screen) => {
    const page = await open('/shop/1/tags', { as: demo, ...screen, mayLog: /500/ });
    await press(page, '添加分类');
    await page.route('**/product/tag/add*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('分类名称').fill('没有存上的');
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alert').filter({ hasText: '服务器错误' });
    await notice.getByRole('button', { name: '关闭提示' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByLabel('分类名称').inputValue()).toBe('没有存上的');
    await page.unroute('**/product/tag/add*');
  },
);

test('whoever presses beside a form goes on writing where they were', async () => {
  const page = await open('/shop/1/tags', { as: demo });
  await press(page, '添加分类');
  await page.getByLabel('分类名称').fill('写');
  await page.mouse.click(8, 500);
  await page.keyboard.type('完');
  expect(await page.getByLabel('分类名称').inputValue()).toBe('写完');
});

test('a picture that was not chosen, a large one that is put away, and a step back close nothing around them', async () => {
  const page = await open('/shop/1/group/list', { as: demo });
  await press(page, '发起团购');
  const form = page.locator(groupForm);
  // What a browser says of a picker that was left without a choice.
  await form
    .locator('input[type=file]')
    .first()
    .evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await form.locator('input[type=file]').first().setInputFiles(picture('rice'));
  await page.getByText('图片上传成功').waitFor();
  await form.locator('.thumb-button, .slot button').first().click();
  const large = page.locator('dialog.picture-view');
  await large.waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.getByLabel('团购名称').fill('还在写');
  await press(page, '从店铺商品中挑选');
  const inner = page.locator('dialog.group-dialog');
  await inner.waitFor();
  // A phone's way back: the browser closes the one on top.
  await inner.evaluate((dialog) => {
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });
  await inner.waitFor({ state: 'detached' });
  expect(await page.locator('dialog[open]').count()).toBe(1);
  expect(await page.getByLabel('团购名称').inputValue()).toBe('还在写');
});

test('GL-D2 Ctrl S looks through what was typed into the sheet', async () => {
  const page = await open('/shop/1/goods/list', { as: demo });
  await page.getByRole('row').nth(1).waitFor();
  await chooseAbove(page, '快速改价 / 库存');
  const cell = page.getByRole('gridcell').locator('input').first();
  await cell.fill('33');
  await page.keyboard.press('Control+s');
  await page.getByRole('table', { name: '将要保存的改动' }).waitFor();
});

test('GD-E3 a sheet on a phone scrolls its table, not the window around it', async () => {
  const page = await open('/shop/1/group/4?open=sheets', { as: demo, viewport: phone, hasTouch: true });
  const body = page.locator('dialog.sheets .dialog-body');
  await page.getByRole('region', { name: '备货单' }).waitFor();
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
});
