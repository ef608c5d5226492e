import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, phone, startBrowser } from './browser.ts';
import { chooseAbove, expectUsable } from './deeds.ts';

const { open } = startBrowser();

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
  const page = await open('/shop/2/orders/list', { as: demo, viewport: phone, hasTouch: true });
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
