import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callsOf, demo, phone, startBrowser } from './browser.ts';
import { choose, confirm, expectUsable, press, rowOf, saveDialog, sizes } from './deeds.ts';

const { open } = startBrowser();
const order = (page: Page) => page.locator('.record .title').allTextContents();
const grips = (page: Page) => page.getByRole('button', { name: /^拖动 / });
const switches = (calls: readonly string[]) => calls.filter((call) => call.includes('tag/switch'));
/** The middle of a row's handle. */
async function gripAt(page: Page, place: number) {
  const box = await grips(page).nth(place).boundingBox();
  if (!box) throw new Error(`Failed to find the handle of row ${place}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.each(sizes)('C1 C2 C3 categories are added, sorted by hand, renamed and deleted (%s)', async (where, size) => {
  const name = `时令 ${where}`;
  const page = await open('/shop/2/tags', { as: demo, ...size });
  await page.getByRole('heading', { name: /分类管理/ }).waitFor();
  await grips(page).first().waitFor();
  await expectUsable(page);

  await press(page, '添加分类');
  await page.getByLabel('分类名称').fill(name);
  await expectUsable(page);
  await saveDialog(page);
  await rowOf(page, name).waitFor();
  // The list goes to what is new, and a menu closes while it is on its way.
  await page.reload();
  await grips(page).first().waitFor();

  const before = await order(page);
  const calls = callsOf(page);
  await choose(page, name, '上移');
  await page.getByText('顺序已保存').waitFor();
  await choose(page, name, '置顶');
  await expect.poll(() => switches(calls).length).toBe(before.length - 1);
  expect(await order(page)).toEqual([name, ...before.filter((each) => each !== name)]);
  await expectUsable(page);
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

test('C2 handles come without moving anything, and a category is dragged with the mouse', async () => {
  const page = await open('/shop/1/tags', { as: demo });
  await page.getByRole('row').nth(1).waitFor();
  const places = () =>
    page.locator('.record .title').evaluateAll((names) => names.map((name) => name.getBoundingClientRect().x));
  const plain = await places();
  await grips(page).nth(3).waitFor();
  expect(await places()).toEqual(plain);

  const before = await order(page);
  const calls = callsOf(page);
  const [from, to] = [await gripAt(page, 0), await gripAt(page, 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 4, { steps: 10 });
  await page.locator('.record[data-lifted]').waitFor();
  await page.mouse.up();
  const moved = [before[1], before[2], before[0], ...before.slice(3)];
  expect(await order(page), 'it stays where it was dropped').toEqual(moved);
  await page.getByText('顺序已保存').waitFor();
  expect([await order(page), switches(calls).length]).toEqual([moved, 2]);
  await press(page, '撤销');
  await page.getByText('已恢复原来的顺序').waitFor();
  expect(await order(page)).toEqual(before);
});

test('C2 with the keyboard alone a category is lifted, moved and put down', async () => {
  const page = await open('/shop/1/tags', { as: demo });
  await grips(page).nth(3).waitFor();
  const before = await order(page);
  await grips(page).nth(1).focus();
  await page.keyboard.press('Space');
  await page.getByText(`已拿起「${before[1]}」`).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(`「${before[1]}」已移到第 1 项`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('顺序已保存').waitFor();
  expect(await order(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  expect(
    await grips(page)
      .nth(0)
      .evaluate((grip) => grip === document.activeElement),
  ).toBe(true);
  await press(page, '撤销');
  await page.getByText('已恢复原来的顺序').waitFor();
});

test('C2 a finger that rests on a handle drags; one that goes on at once scrolls', async () => {
  const page = await open('/shop/1/tags', { as: demo, viewport: phone, hasTouch: true });
  await grips(page).nth(3).waitFor();
  const before = await order(page);
  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { readonly x: number; readonly y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);

  const start = await gripAt(page, 2);
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', [{ x: start.x, y: start.y - 20 * step }]);
  await expect.poll(scrolled).toBeGreaterThan(40);
  // Held still before it lifts: the next touch would only stop a page that still glides.
  for (let frame = 0; frame < 12; frame += 1) {
    await touch('touchMove', [{ x: start.x, y: start.y - 160 }]);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await touch('touchEnd', []);
  expect(await order(page)).toEqual(before);

  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await expect.poll(scrolled).toBe(0);
  const [from, to] = [await gripAt(page, 0), await gripAt(page, 1)];
  await touch('touchStart', [from]);
  await page.locator('.record[data-lifted]').waitFor();
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y + 8) * step) / 8 }]);
  await touch('touchEnd', []);
  await page.getByText('顺序已保存').waitFor();
  expect(await order(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await press(page, '撤销');
  await page.getByText('已恢复原来的顺序').waitFor();
});
