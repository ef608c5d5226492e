import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { buildPages } from '../tests/support/declared/buildPages.ts';
import { createMeter } from './createMeter.ts';
import { wordPaste } from './editor/wordPaste.ts';
import { type Figure, figureOf, tableOf } from './figures.ts';

const KEYS = 40;
const WARM = 5;
const REST_MS = 60;
const SAVES = 9;
const ORIGIN = 'http://editor.test';

/** Article → what a key may cost at the median, plain or composed, and where it is typed. E1 */
const cases = [
  { article: 'empty', budget: 16, name: 'a key in an empty article' },
  { article: 'long', budget: 20, name: 'a key in 10 000 characters with 20 pictures' },
  { article: 'longest', budget: 33, name: 'a key in 30 000 characters with 60 pictures' },
  { article: 'table', budget: 50, name: 'a key beside a table of 100 × 20' },
  { article: 'table', budget: 50, name: 'a key in a cell of a table of 100 × 20', at: '第 50 行 3' },
] as const;

async function openArticle(page: Page, article: string, at?: string): Promise<void> {
  await page.goto(`${ORIGIN}/index.html?article=${article}`);
  const text = page.getByRole('textbox', { name: '正文' });
  await text.waitFor();
  if (at !== undefined) {
    await page.getByText(at, { exact: true }).click();
    return;
  }
  await text.click({ position: { x: 40, y: 20 } });
}

async function typeIn(page: Page, name: string, budget: number): Promise<Figure> {
  const meter = await createMeter(page);
  const works = [];
  for (let key = 0; key < KEYS + WARM; key += 1)
    works.push(await meter.during(() => page.keyboard.press('a'), REST_MS));
  return figureOf(name, works.slice(-KEYS), budget);
}

/**
 * Words of two syllables as an input method makes them: letters one by one, then the word in their place, which is what
 * is measured. The browser is told what an input method would tell it; none is at hand. E16
 */
async function composeIn(page: Page, name: string, budget: number): Promise<Figure> {
  const meter = await createMeter(page);
  const keyboard = await page.context().newCDPSession(page);
  const works = [];
  for (let word = 0; word < KEYS / 2 + WARM; word += 1) {
    for (const text of ['s', 'sh', 'shui', 'shuijiao'])
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    works.push(await meter.during(() => keyboard.send('Input.insertText', { text: '水饺' }), REST_MS));
  }
  return figureOf(`${name}: a composed word`, works.slice(-KEYS / 2), budget);
}

/** Pastes what Word writes, as often as is saved, each time over all that is there. */
async function paste(page: Page, name: string, budget: number): Promise<Figure> {
  const meter = await createMeter(page);
  const html = wordPaste(264_000);
  const works = [];
  for (let turn = 0; turn < SAVES; turn += 1) {
    await page.keyboard.press('Control+a');
    const pasting = () =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', text);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, html);
    works.push(await meter.during(pasting, REST_MS * SAVES));
  }
  return figureOf(name, works, budget);
}

/** Types a letter and asks for the HTML, as a form does when it is saved. */
async function save(page: Page, name: string, budget: number): Promise<Figure> {
  const works = [];
  for (let turn = 0; turn < SAVES; turn += 1) {
    await page.keyboard.press('b');
    const total = await page.evaluate(() => {
      const start = performance.now();
      window.bench.flush();
      return performance.now() - start;
    });
    works.push({ total, script: total, style: 0, layout: 0 });
  }
  return figureOf(name, works, budget);
}

/** Measures all articles in one browser, one after the other, and prints the table. */
export async function measureEditor(executablePath: string): Promise<boolean> {
  const pages = await buildPages('bench/editor/main.tsx');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.route(`${ORIGIN}/**`, async (route) => {
      const path = join(pages.folder, new URL(route.request().url()).pathname);
      const body = await readFile(path).catch(() => undefined);
      const contentType = types[path.slice(path.lastIndexOf('.'))];
      await route.fulfill(body ? { body, ...(contentType && { contentType }) } : { status: 404 });
    });
    const figures: Figure[] = [];
    for (const { article, name, budget, ...place } of cases) {
      await openArticle(page, article, 'at' in place ? place.at : undefined);
      figures.push(await typeIn(page, name, budget), await composeIn(page, name, budget));
    }
    await openArticle(page, 'empty');
    figures.push(await paste(page, 'a paste of 264 kB from Word', 1000));
    await openArticle(page, 'table');
    const saving = await save(page, 'saving a table of 100 × 20', 100);
    const [empty = saving] = figures;
    console.log(`${KEYS} keys each, milliseconds of script, style and layout; load ${loadavg()[0]?.toFixed(2)}\n`);
    console.log(tableOf([...figures.slice(1), saving], empty));
    return [...figures, saving].every(({ median, budget = 0 }) => median <= budget);
  } finally {
    await browser.close();
    await pages.remove();
  }
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
