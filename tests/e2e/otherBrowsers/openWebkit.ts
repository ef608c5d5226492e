import { writeFile } from 'node:fs/promises';
import { Builder, By, Key, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { fileBox, findNamed, isMoving } from './findNamed.ts';
import type { OtherBrowser } from './OtherBrowser.ts';

const patience = { timeout: 15_000, interval: 100 };
const keys = {
  Enter: Key.ENTER,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
} as const;

/**
 * WebKit, which Safari is made of, by its driver, which answers at `WEBKIT_DRIVER`; `WEBKIT` is the path of the browser.
 *
 * The driver can neither compose nor print, and tells nothing of the console: what fails there is asked of the page.
 */
export async function openWebkit(): Promise<OtherBrowser> {
  const browserOptions = { binary: process.env.WEBKIT, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(process.env.WEBKIT_DRIVER ?? '')
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions })
    .build();
  const run = <Result>(work: (...given: never[]) => Result, ...given: readonly unknown[]) =>
    driver.executeScript<Result>(`return (${work}).apply(null, arguments)`, ...given);
  const find = (...wanted: Parameters<typeof findNamed>) =>
    vi.waitFor(async () => {
      const element = await driver.executeScript<WebElement | null>(
        `return (${findNamed}).apply(null, arguments)`,
        ...wanted,
      );
      if (!element || (await run(isMoving))) throw new Error(`Failed to find a ${wanted.join(' ')} at rest.`);
      return element;
    }, patience);

  return {
    async goto(url) {
      await driver.get(url);
    },
    async press(...wanted) {
      const element = await find(...wanted);
      // Its driver would press what lies above it, such as the bar at the foot of a form.
      await run((there: Element) => there.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
      await element.click();
    },
    async type(role, name, text) {
      await (await find(role, name)).sendKeys(text);
    },
    async write(text) {
      await driver.actions().sendKeys(text).perform();
    },
    async choose(file) {
      const [box] = await vi.waitFor(async () => {
        const boxes = await driver.findElements(By.css(fileBox));
        if (boxes.length === 0) throw new Error('Failed to find a box for files.');
        return boxes.slice(-1);
      }, patience);
      await box?.sendKeys(file);
    },
    async key(name, held) {
      const actions = driver.actions();
      const key = name.length === 1 ? name : keys[name as keyof typeof keys];
      if (held) actions.keyDown(keys[held]);
      actions.keyDown(key).keyUp(key);
      if (held) actions.keyUp(keys[held]);
      await actions.perform();
    },
    evaluate: (work) => run(work),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
    },
    async screenshot(path) {
      await writeFile(path, await driver.takeScreenshot(), 'base64');
    },
    complaints: async () => [],
    close: () => driver.quit(),
  };
}
