import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, demo, startBrowser } from './browser.ts';
import { rowOf } from './deeds.ts';

const { open } = startBrowser();

/** What is left to tell something by: its ground, its border, its outline. */
const lookOf = (place: Locator, part?: string) =>
  place.evaluate((element, part) => {
    const { backgroundColor, borderTopStyle, outlineStyle } = getComputedStyle(element, part);
    return [backgroundColor, borderTopStyle, outlineStyle];
  }, part);

test('where the machine gives the colours, what is chosen, ticked, switched on or at hand is told apart', async () => {
  const page = await open('/shop/1/goods/list', { as: demo, alone: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await rowOf(page, '节日坚果茶礼盒').getByRole('checkbox').click();
  const tab = (name: string) => page.getByRole('group', { name: '状态' }).getByRole('button', { name });
  const box = (name: string) => rowOf(page, name).getByRole('checkbox');
  const line = (place: 'first' | 'last') => page.getByRole('navigation', { name: '主菜单' }).getByRole('link')[place]();
  const here = page.getByRole('navigation', { name: '主菜单' }).locator('[aria-current=page]');
  // Their style comes with what the frame brings late.
  await expect.poll(() => lookOf(tab('出售中'))).not.toEqual(await lookOf(tab('已下架')));
  expect(await lookOf(here)).not.toEqual(await lookOf(line('first')));
  expect(await lookOf(box('节日坚果茶礼盒'), '::before')).not.toEqual(await lookOf(box('挂炉烤鸭'), '::before'));
  expect(await lookOf(rowOf(page, '节日坚果茶礼盒'))).not.toEqual(await lookOf(rowOf(page, '挂炉烤鸭')));
  await page.keyboard.press('j');
  await expect.poll(async () => (await lookOf(page.locator('.record:focus')))[2]).toBe('solid');
  expect((await lookOf(page.locator('.tag').first()))[1]).toBe('solid');
  expect(await barriers(page)).toEqual([]);

  await page.goto('/shop/1/info/');
  const on = page.getByRole('switch', { name: '显示购物车' });
  const before = await lookOf(on);
  await on.click();
  await expect.poll(() => lookOf(on)).not.toEqual(before);

  await page.goto('/shop/1/goods/edit?goodsid=1');
  const choice = (name: string) =>
    page.locator('.ant-radio', { has: page.getByRole('radio', { name }) }).locator('.ant-radio-inner');
  await page.getByRole('radio', { name: '单规格' }).waitFor();
  expect(await lookOf(choice('单规格'))).not.toEqual(await lookOf(choice('多规格')));
});
