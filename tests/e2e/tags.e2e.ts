import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';
import { atRest, choose, chooseAbove, confirm, expectUsable, press, rowOf, saveDialog, sizes } from './deeds.ts';

const { open } = startBrowser();
const order = (page: Page) => page.locator('.order-name').allTextContents();
const switches = (calls: readonly string[]) => calls.filter((call) => call.includes('tag/switch'));

test.each(sizes)('C1 C2 C3 categories are added, sorted by hand, renamed and deleted (%s)', async (where, size) => {
  const name = `时令 ${where}`;
  const page = await open('/shop/2/tags', { as: demo, ...size });
  await page.getByRole('heading', { name: /分类管理/ }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await expectUsable(page);

  await press(page, '添加分类');
  await page.getByLabel('分类名称').fill(name);
  await expectUsable(page);
  await saveDialog(page);
  await rowOf(page, name).waitFor();
  // The list goes to what is new, and a menu closes while it is on its way.
  await page.reload();
  await rowOf(page, name).waitFor();

  await chooseAbove(page, '调整顺序');
  await page.locator('.order-name', { hasText: name }).waitFor();
  await expectUsable(page);
  const before = await order(page);
  const calls = callsOf(page);
  await press(page, `上移 ${name}`);
  await page.getByText('已保存').waitFor();
  await press(page, `置顶 ${name}`);
  await expect.poll(() => switches(calls).length).toBe(before.length - 1);
  await page.getByText('已保存').waitFor();
  expect(await order(page)).toEqual([name, ...before.filter((each) => each !== name)]);
  await press(page, '完成');
  await page.reload();
  await page.getByRole('row').nth(1).getByText(name).waitFor();

  await choose(page, name, '编辑');
  await page.getByLabel('分类名称').fill(`${name}（改）`);
  await saveDialog(page);
  await rowOf(page, `${name}（改）`).waitFor();
  await choose(page, `${name}（改）`, '删除');
  await confirm(page, '删除');
  await page.getByText('删除成功').waitFor();
  await rowOf(page, `${name}（改）`).waitFor({ state: 'detached' });
});

test('C2 a category is dragged to another place with the mouse', async () => {
  const page = await open('/shop/1/tags', { as: demo });
  await page.getByRole('row').nth(1).waitFor();
  await chooseAbove(page, '调整顺序');
  const items = page.locator('.order-item');
  await items.nth(3).waitFor();
  await atRest(page);
  const before = await order(page);
  const [from, to] = await Promise.all([
    items.nth(0).locator('.order-handle').boundingBox(),
    items.nth(2).locator('.order-handle').boundingBox(),
  ]);
  if (!from || !to) throw new Error('Failed to find the handles.');
  const calls = callsOf(page);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(to.x + 20, from.y + 20 + ((to.y + 10 - from.y) * step) / 10);
  }
  await page.mouse.up();
  await expect.poll(() => switches(calls).length).toBe(2);
  await page.getByText('已保存').waitFor();
  expect(await order(page)).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
});
