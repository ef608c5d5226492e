import type { BrowserContext, Page } from 'playwright-core';

/**
 * The page of each context that the next test goes on with: a new one brings a new process, which has compiled nothing
 * and costs as much as half a story.
 */
const lasting = new Map<BrowserContext, Page>();

/** What tests may listen to on a page; Playwright itself listens to its end and its crash, which stays. */
const heard = [
  ...['console', 'pageerror', 'dialog', 'download', 'filechooser', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
];

/** The context's page, as if it were new. */
export async function lastingPageOf(context: BrowserContext): Promise<Page> {
  const known = lasting.get(context);
  if (known && !known.isClosed()) {
    // A page that has been in front of it left it hidden, and what is hidden draws nothing.
    await known.bringToFront();
    return known;
  }
  const page = await context.newPage();
  lasting.set(context, page);
  return page;
}

export const isLasting = (page: Page): boolean => lasting.get(page.context()) === page;

/**
 * Takes back what a test has laid on the page and leads it away from what it shows.
 *
 * @param nowhere an address of the same site, since a process ends with its site, where nothing runs
 */
export async function leavePage(page: Page, nowhere: string): Promise<void> {
  for (const event of heard) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(nowhere);
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(0, 0);
}
