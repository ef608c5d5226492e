import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers, desktop, phone, scrollsSideways } from './browser.ts';

/** The two screens every story is told on. */
export const sizes = [
  ['desktop', { viewport: desktop }],
  ['phone', { viewport: phone, hasTouch: true }],
] as const;

/** The path of a photo of the demo. */
export const picture = (name: string) =>
  fileURLToPath(new URL(`../../server/seed/pictures/${name}.webp`, import.meta.url));

/** Holds back whatever is fetched from such addresses, until it is let go. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await until;
    await route.continue();
  });
  return letGo;
}

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The question that stands over everything, and its answer. */
export const confirm = (page: Page, name: string) =>
  page.locator('dialog[open][data-question]').last().getByRole('button', { name, exact: true }).click();
export const toldAtField = (page: Page, sentence: string) =>
  page.locator('.form-item-wrong', { hasText: sentence }).waitFor();

/** What stands beside a row or behind its ⋯, whichever there is room for. */
export async function choose(page: Page, name: string, deed: string): Promise<void> {
  await rowOf(page, name).waitFor();
  const button = rowOf(page, name).getByRole('button', { name: deed, exact: true });
  if (await button.isVisible()) return button.click();
  await rowOf(page, name).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** Presses tools of the article one after another; what is seldom used, and most of all on a phone, is behind 更多. */
export async function use(page: Page, ...names: readonly string[]): Promise<void> {
  const bar = page.getByRole('toolbar', { name: /工具栏$/ });
  for (const name of names) {
    const tool = bar
      .getByRole('button', { name, exact: true })
      .or(bar.getByRole('menuitem', { name, exact: true }))
      .or(bar.getByRole('menuitemcheckbox', { name, exact: true }));
    if (!(await tool.isVisible())) await bar.getByRole('button', { name: '更多', exact: true }).click();
    await tool.click();
  }
}

/** What stands above a list, or behind its ⋯. */
export async function chooseAbove(page: Page, deed: string): Promise<void> {
  // A number may stand behind its name: what waits for it.
  const head = page.getByRole('main').locator('.page-head').first();
  const button = head.getByRole('button', { name: new RegExp(`^${deed}`) });
  const more = head.getByRole('button', { name: '更多', exact: true });
  await more.waitFor();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/**
 * Presses the dialog's 保存 and waits until it is gone: while it fades it could still be written into. It is pressed where
 * it comes to rest, as by a finger: under a button that moves on, a press is let go of beside it.
 */
export async function saveDialog(page: Page): Promise<void> {
  await atRest(page);
  await press(page, '保存');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * Waits until what moves has come to rest: half way in, everything is too pale and stands where it will not stay. What is
 * about to move says so by its class a frame or two before.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const motion = '[class*="-appear-"], [class*="-enter-"], [class*="-leave-"]';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
    } while (moving().length > 0 || document.querySelector(motion));
  });

/** A screen that anyone can use, at any width: no barriers, nothing to scroll sideways, a thumb finds its targets. */
export async function expectUsable(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await atRest(page);
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  expect(await smallTargets(page)).toEqual([]);
  expect(await zoomedInto(page)).toEqual([]);
}

/** Fields that an iPhone zooms into, and never out of: their letters are below 16 px. */
const zoomedInto = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const others = '[type=checkbox], [type=radio], [type=file], [type=color], [readonly], [aria-hidden=true]';
    return [...document.querySelectorAll('input, textarea, select, [contenteditable=true]')]
      .filter((each) => !each.matches(others))
      .filter((each) => each.checkVisibility() && Number.parseFloat(getComputedStyle(each).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

/** What is to be pressed and is smaller than a thumb: below 44 px either way. A link within a sentence may be. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const half = 21.5;
    const pressed = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=switch]';
    const around = 'label, .ant-select, .ant-input-affix-wrapper, .ant-input-number';
    const found = [...document.querySelectorAll(pressed)].filter((each) => {
      const visible = each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled');
      const inSentence = each.matches('a') && getComputedStyle(each).display === 'inline';
      return visible && !inSentence;
    });
    const small = found.filter((each) => {
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const whole = each.closest(around) ?? each;
      const { x, y, width, height } = whole.getBoundingClientRect();
      const hits = (right: number, down: number): boolean => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return hit !== null && whole.contains(hit);
      };
      // What is there for a screen reader alone is clipped away: no press ever finds it.
      if (!hits(0, 0) || (width > 2 * half && height > 2 * half)) return false;
      return !(hits(-half, 0) && hits(half, 0) && hits(0, -half) && hits(0, half));
    });
    return small.map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}
