import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { vi } from 'vitest';
import { composeInFirefox } from './composeInFirefox.ts';
import { fileBox, findNamed, isMoving } from './findNamed.ts';
import type { OtherBrowser } from './OtherBrowser.ts';
import { sendToFirefox } from './sendToFirefox.ts';

const patience = { timeout: 15_000, interval: 50 };

/**
 * Firefox by WebDriver BiDi, which it speaks itself. `FIREFOX` is its path.
 *
 * Composition goes through Firefox's own text input processor, in the window around the page, as an input method's
 * would: the page gets trusted events. That window is reached by BiDi's `moz:scope`.
 *
 * @param downloads the folder that files are put into
 */
export async function openFirefox(downloads: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? 'firefox',
    headless: true,
    args: ['-remote-allow-system-access'],
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN', 'ui.prefersReducedMotion': 1 },
  });
  const downloadBehavior = { type: 'allowed', destinationFolder: downloads };
  await sendToFirefox(browser, 'browser.setDownloadBehavior', { downloadBehavior });
  const page = await browser.newPage();
  const said: string[] = [];
  // Under load a page logs an error while it is left for another. Which one is not known: Firefox is gone before it can be read,
  // presumably a fetch that is cut off. Nobody sees that page any more.
  let isLeft = false;
  page.on('framenavigated', () => {
    isLeft = false;
  });
  page.on('console', (message) => {
    if (!isLeft && ['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));

  const find = (...wanted: Parameters<typeof findNamed>) =>
    vi.waitFor(async () => {
      const element = (await page.evaluateHandle(findNamed, ...wanted)).asElement();
      if (!element || (await page.evaluate(isMoving))) throw new Error(`Failed to find a ${wanted.join(' ')} at rest.`);
      return element as ElementHandle<Element>;
    }, patience);

  return {
    async goto(url) {
      isLeft = true;
      await page.goto(url);
      isLeft = false;
    },
    async press(...wanted) {
      await (await find(...wanted)).click();
    },
    async type(role, name, text) {
      await (await find(role, name)).type(text);
    },
    write: (text) => page.keyboard.type(text),
    async choose(file) {
      const [box] = await vi.waitFor(async () => {
        const boxes = await page.$$(fileBox);
        if (boxes.length === 0) throw new Error('Failed to find a box for files.');
        return boxes.slice(-1);
      }, patience);
      await (box as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    async key(name, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(name satisfies KeyInput);
      if (held) await page.keyboard.up(held);
    },
    compose: (steps, end) => composeInFirefox(browser, steps, end),
    evaluate: async (work) => (await page.evaluate(work)) as ReturnType<typeof work>,
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'A4' }),
    async screenshot(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
    complaints: async () => said.splice(0),
    close: () => browser.close(),
  };
}
