import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, phone, startBrowser } from './browser.ts';
import { chooseAbove, expectUsable, picture } from './deeds.ts';

const { open } = startBrowser();

/** What is typed is not counted: the keypad is there once a field has been touched. Ten stocks: `grid.e2e.ts`. */
const by = { as: demo, viewport: phone, hasTouch: true } as const;
const more = (page: Page) => page.locator('.page-head').getByRole('button', { name: '更多', exact: true });

/** Counts every finger that really comes down from here on. */
async function countTaps(page: Page) {
  await page.evaluate(() => {
    const counted = window as typeof window & { taps?: number };
    counted.taps = 0;
    document.addEventListener(
      'pointerdown',
      ({ isTrusted, pointerType }) => {
        if (isTrusted && pointerType === 'touch') counted.taps = (counted.taps ?? 0) + 1;
      },
      { capture: true },
    );
  });
  return {
    taps: () => page.evaluate(() => (window as typeof window & { taps?: number }).taps ?? -1),
    tap: (what: Locator) => what.first().tap(),
    button: (name: string | RegExp) =>
      page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }),
  };
}

test('O4 a review is answered with three touches at most from the list of those that wait', async () => {
  const page = await open('/shop/2/orders/list', by);
  await chooseAbove(page, '待回复评价');
  const queue = page.getByRole('dialog', { name: /^待回复评价 · 还有 \d+ 条$/ });
  await queue.getByText(/件商品都读完了/).waitFor();
  await expectUsable(page);
  const { taps, tap, button } = await countTaps(page);
  await tap(button(/用「好评致谢」$/));
  await tap(queue.getByRole('button', { name: '回复', exact: true }));
  await page.getByText('回复已发送').waitFor();
  expect(await taps()).toBe(2);
});

test('G4 goods with a photo are added with six touches', async () => {
  const page = await open('/shop/1/goods/list', by);
  const card = page.getByRole('row').nth(1);
  await card.waitFor();
  // The open tab says it of all of them.
  expect(await card.getByText('出售中').count()).toBe(0);
  const { taps, tap, button } = await countTaps(page);
  await tap(button('添加商品'));
  const chooser = page.waitForEvent('filechooser');
  await tap(page.locator('.slot-add label'));
  await (await chooser).setFiles([picture('beef')]);
  await page.getByText('图片上传成功').waitFor();
  for (const [label, text] of [
    ['商品名称', '手打牛丸'],
    ['价格', '12.5'],
    ['库存', '20'],
  ] as const) {
    await tap(page.getByLabel(label, { exact: label === '价格' }));
    await page.keyboard.type(text);
  }
  await tap(button('提交'));
  await page.getByText('商品信息已添加').waitFor();
  expect(await taps()).toBe(6);
});

test('O1 what was ordered stands on the card; all of it, with the phone, is one touch away', async () => {
  const page = await open('/shop/1/orders/list', by);
  const card = page.locator('.record').first();
  await card.getByText(/×\d+/).first().waitFor();
  const { taps, tap } = await countTaps(page);
  await tap(card.getByRole('button', { name: /^展开/ }));
  await page.getByRole('table', { name: '购买的商品' }).waitFor();
  expect(await taps()).toBe(1);
});

test('O2 the picking list of all open orders is two touches away', async () => {
  const page = await open('/shop/1/orders/list', by);
  await page.locator('.record').first().waitFor();
  const { taps, tap } = await countTaps(page);
  await tap(more(page));
  await tap(page.getByRole('menuitem', { name: '合并备货' }));
  await page
    .getByRole('dialog', { name: /合并备货/ })
    .getByRole('table')
    .first()
    .waitFor();
  expect(await taps()).toBe(2);
});

test('B9 everyone who enrolled is told to come with five touches from the list', async () => {
  const page = await open('/shop/1/group/list', by);
  const { taps, tap, button } = await countTaps(page);
  await tap(page.getByRole('row').filter({ hasText: '海南荔枝空运团' }).getByRole('button', { name: '查看' }));
  await tap(button('发送短信'));
  await tap(page.getByRole('dialog').getByRole('button', { name: /「到货送货」$|^到货送货$/ }));
  await tap(button('预览'));
  const send = button(/^发送给 \d+ 人/);
  await send.waitFor();
  await page.mouse.move(0, 0);
  await tap(send);
  await page.getByText('短信已成功发出').waitFor();
  expect(await taps()).toBe(5);
});

test('R7 a buyer is found by the end of a phone with two touches, in any shop', async () => {
  const page = await open('/dashboard', by);
  await page.getByRole('button', { name: '找', exact: true }).waitFor();
  const { taps, tap, button } = await countTaps(page);
  await tap(button('找'));
  await page.getByRole('combobox', { name: '在所有店铺中找' }).waitFor();
  await page.keyboard.type('0118');
  await tap(page.getByRole('option', { name: /0118/ }));
  await page.waitForURL(/\/shop\/\d+\/(?:group|orders)\//);
  expect(await taps()).toBe(2);
});

test('O3 an order is confirmed on the desk with two touches', async () => {
  const page = await open('/dashboard', by);
  const first = confirming(page);
  await first.waitFor();
  const { taps, tap } = await countTaps(page);
  await tap(first);
  await tap(page.locator('dialog[open][data-question]').getByRole('button', { name: '确认收货', exact: true }));
  await page.getByText('确认收货成功').waitFor();
  expect(await taps()).toBe(2);
});

test('B7 the next round of a group-buy is opened from the desk with two touches', async () => {
  const page = await open('/dashboard', by);
  const { taps, tap, button } = await countTaps(page);
  await tap(page.getByRole('main').getByRole('button', { name: /^开下一期/ }));
  const form = page.getByRole('dialog', { name: '发起团购' });
  await form.getByText('将发起新一期').waitFor();
  // By keys, which are no touch: other stories know each group-buy of the shop by a name it has alone.
  await form.getByLabel('团购名称').fill('两下开的下一期');
  await tap(button('保存'));
  await page.getByText('团购发布成功').waitFor();
  expect(await taps()).toBe(2);
});

const confirming = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^确认收货/ })
    .first();
