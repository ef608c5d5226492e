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
  // What is no text would be told as a handle, and the page may be gone before it can be asked.
  await page.evaluateOnNewDocument(() => {
    for (const how of ['error', 'warn'] as const) {
      // biome-ignore lint/suspicious/noConsole: it is the page's.
      const tell = console[how];
      console[how] = (...things: unknown[]) =>
        tell(...things.map((thing) => (thing instanceof Error ? `${thing}\n${thing.stack}` : thing)));
    }
  });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
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
      // Of code that is cut off because its page is left nobody sees anything (N11); React writes it down all the same.
      await page.waitForNetworkIdle({ idleTime: 300 });
      await page.goto(url);
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
    print: (format) => page.pdf({ format }),
    async screenshot(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
    complaints: async () => said.splice(0),
    close: () => browser.close(),
  };
}
