import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import { choose, chooseAbove, confirm, expectUsable, press, sizes } from './deeds.ts';

const { open } = startBrowser();
const label = '快速改价 / 库存';
const stocks = (page: Page) => page.getByRole('grid').locator('input[inputmode="numeric"]');
const firstTen = async (page: Page) =>
  Promise.all((await stocks(page).all()).slice(0, 10).map((input) => input.inputValue()));
const updates = (calls: readonly string[]) => calls.filter((call) => call.includes('product/update'));

/**
 * Counted is every touch of the page: on a phone 更多, the sheet, the first cell, 核对改动 and 保存 make five. Going on to the
 * next cell is the keypad's own 下一个, nine times.
 */
test.each(sizes)('GL-D2 N1 ten stocks are changed in one go and taken back (%s)', async (where, size) => {
  const page = await open('/shop/1/goods/list', { as: demo, ...size });
  await page.getByRole('row').nth(1).waitFor();
  let touches = 0;
  const touch = async (deed: () => Promise<unknown>) => {
    touches += 1;
    await deed();
  };
  if (where === 'phone') {
    await touch(() => page.locator('.page-head').getByRole('button', { name: '更多' }).tap());
    await touch(() => page.getByRole('menuitem', { name: label }).tap());
  } else {
    await chooseAbove(page, label);
  }
  await stocks(page).nth(9).waitFor();
  await expectUsable(page);
  const before = await firstTen(page);
  expect(await stocks(page).first().getAttribute('enterkeyhint')).toBe('next');
  await touch(() => stocks(page).first().click());
  for (let at = 0; at < 10; at += 1) await page.keyboard.type(`${500 + at}${at < 9 ? '\n' : ''}`);
  await page.getByText('已改 10 处').waitFor();
  await expectUsable(page);

  const calls = callsOf(page);
  await touch(() => press(page, '核对改动'));
  await page.getByRole('table', { name: '将要保存的改动' }).waitFor();
  await expectUsable(page);
  expect(updates(calls)).toEqual([]);
  await touch(() => press(page, '保存 10 件'));
  await page.getByText('保存：成功 10').waitFor();
  expect(updates(calls)).toHaveLength(10);
  if (where === 'phone') expect(touches).toBeLessThanOrEqual(5);

  await press(page, '撤销已保存的 10 件');
  await confirm(page, '撤销');
  await page.getByText('撤销：成功 10').waitFor();
  expect(await firstTen(page)).toEqual(before);
});

test('GL-D2 the keys of a sheet: several are chosen, copied, pasted, emptied and brought back; Esc gives up a cell, then closes', async () => {
  const page = await open('/shop/1/goods/list', { as: demo });
  await chooseAbove(page, label);
  const at = (row: number) => stocks(page).nth(row);
  await at(4).waitFor();
  const [first, second, third] = await Promise.all([0, 1, 2].map((row) => at(row).inputValue()));
  await at(0).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await page.getByRole('gridcell', { selected: true }).count()).toBe(3);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await page.getByText('已粘贴 3 格').waitFor();
  expect(await Promise.all([2, 3, 4].map((row) => at(row).inputValue()))).toEqual([first, second, third]);
  await page.keyboard.press('Control+z');
  expect(await at(2).inputValue()).toBe(third);

  await page.keyboard.type('77');
  await page.keyboard.press('Escape');
  expect(await at(2).inputValue()).toBe(third);
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  expect(await at(2).inputValue()).toBe(`${third}0`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await confirm(page, '关闭');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await chooseAbove(page, label);
  await page.getByText('刚才改的，还没有保存').waitFor();
  await press(page, '放弃这些改动');
  await page.getByText('已改 0 处').waitFor();
});

test('GL-D2 B4 N1 the products of a group-buy are changed on its page with four touches of a phone, in one call, and taken back', async () => {
  const page = await open('/shop/1/group/list', { as: demo, ...sizes[1][1] });
  await choose(page, '珍宝蟹出海团', '查看');
  await page.getByRole('heading', { level: 1, name: '珍宝蟹出海团' }).waitFor();
  const amounts = page.getByRole('textbox', { name: / 数量$/ });
  const heldNow = async () => Promise.all((await amounts.all()).map((input) => input.inputValue()));
  await page.getByRole('button', { name: '改价 / 库存' }).tap();
  await amounts.first().waitFor();
  await expectUsable(page);
  const before = await heldNow();
  await amounts.first().tap();
  await page.keyboard.type('77\n66');
  await page.getByText('已改 2 处').waitFor();
  await expectUsable(page);

  const calls = callsOf(page);
  await page.getByRole('button', { name: '核对改动' }).tap();
  await page.getByRole('table', { name: '将要保存的改动' }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: '保存', exact: true }).tap();
  await page.getByText('团购信息修改成功').waitFor();
  expect(calls.filter((call) => call.startsWith('POST') && call.includes('groupon'))).toHaveLength(1);
  expect(await heldNow()).toEqual(['77', '66']);

  await press(page, '撤销已保存的改动');
  await confirm(page, '撤销');
  await page.getByText('已撤销').waitFor();
  expect(await heldNow()).toEqual(before);
});
