import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import { choose, confirm, rowOf } from './deeds.ts';

const { open } = startBrowser();

test('N7 what one tab takes off sale goes from the list of the other, and waits where rows are ticked', async () => {
  const page = await open('/shop/1/goods/list', { as: demo, alone: true });
  const other = await page.context().newPage();
  await other.goto('/shop/1/goods/list');
  const rows = other.getByRole('row');
  await rows.nth(3).waitFor();
  const names = await other.locator('.record .title').allTextContents();
  // What other stories left in this shop may bear one name twice.
  const [name = '', next = ''] = names.filter((one) => names.indexOf(one) === names.lastIndexOf(one));
  // The part that reads again comes when the page has nothing better to do.
  await other.locator('.news').waitFor({ state: 'attached' });

  await choose(page, name, '下架');
  await confirm(page, '下架');
  await page.getByText('已下架商品').waitFor();
  await rowOf(other, name).waitFor({ state: 'detached' });
  expect(await other.evaluate(() => localStorage.getItem('Saved'))).toBeNull();

  await other.getByRole('checkbox', { name: next }).first().click();
  const calls = callsOf(other);
  await page.getByRole('button', { name: '撤销' }).click();
  await other.getByRole('button', { name: '列表有更新，点击显示' }).waitFor();
  expect(await rowOf(other, name).count()).toBe(0);
  expect(calls.filter((call) => call.includes('/merchant/products?'))).toHaveLength(1);
  await other.getByRole('button', { name: '列表有更新，点击显示' }).click();
  await rowOf(other, name).waitFor();
  expect(await rowOf(other, next).getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
  await other.close();
});
