import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { sessionKey } from '#schemas/limits.ts';
import { createMeter, type Work } from './createMeter.ts';
import { type Figure, figureOf, tableOf } from './figures.ts';
import { openBench } from './openBench.ts';

const KEYS = 40;
const TURNS = 12;
/** Long enough for all that a key press brings about, shorter than a draft waits. */
const REST_MS = 60;
const budgets = { wide: 6, deep: 16, long: 50 } as const;

const last = <Item>(items: readonly Item[], count: number) => items.slice(-count);

/** Types into the input that is focused; the first keys warm up. */
async function typeInto(page: Page, input: string): Promise<readonly Work[]> {
  const meter = await createMeter(page);
  await page.locator(input).click();
  const works: Work[] = [];
  for (let key = 0; key < KEYS + 5; key += 1) works.push(await meter.during(() => page.keyboard.press('a'), REST_MS));
  return last(works, KEYS);
}

/** Goes to a screen without loading the page anew, and waits until it has so many inputs. */
async function mount(page: Page, path: string, inputs: number): Promise<Work> {
  const meter = await createMeter(page);
  return meter.during(async () => {
    await page.goto(path);
    await page
      .locator('main input, main textarea, main button[role="switch"]')
      .nth(inputs - 1)
      .waitFor();
  }, 500);
}

/** Turns one record of the long list over, from the answer to the question until the list is quiet. */
async function changeRows(page: Page): Promise<readonly Work[]> {
  await page.goto('/shop/1/long');
  await page.getByText('第 3 条').waitFor();
  const meter = await createMeter(page);
  const works: Work[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page
      .getByRole('row')
      .filter({ hasText: '第 3 条' })
      .getByRole('button', { name: /打开|关掉/ })
      .click();
    const yes = page.getByRole('dialog').getByRole('button', { name: /打开|关掉/ });
    await yes.focus();
    works.push(await meter.during(() => page.keyboard.press('Enter'), 1000));
  }
  return last(works, TURNS - 2);
}

/** Measures everything in one browser, one thing after the other, and prints the table. */
export async function measure(executablePath: string): Promise<boolean> {
  const bench = await openBench();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const context = await browser.newContext({
      baseURL: bench.url,
      viewport: { width: 1280, height: 800 },
      locale: 'zh-CN',
    });
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      bench.session,
    ] as const);
    const page = await context.newPage();
    const mounts: Figure[] = [];

    const mountPlain = await mount(page, '/plain', 60);
    const plain = figureOf('a key in a plain antd form of 60 fields', await typeInto(page, 'main input >> nth=30'));
    mounts.push(figureOf('a form of 60 fields', [await mount(page, '/shop/1/wide/add', 60)]));
    const wide = figureOf('a key in a form of 60 fields', await typeInto(page, '#field30'), budgets.wide);
    mounts.push(figureOf('a list of 100 rows in a form', [await mount(page, '/shop/1/deep/edit?id=1', 401)]));
    const deep = figureOf('a key in a nested list of 100 × 5', await typeInto(page, '#rows_50_name'), budgets.deep);
    const long = figureOf('one of 500 rows changes', await changeRows(page), budgets.long);

    console.log(`${KEYS} keys each, milliseconds of script, style and layout; load ${loadavg()[0]?.toFixed(2)}\n`);
    console.log(tableOf([wide, deep, long], plain));
    console.log('\nLoading and drawing the whole page once, cold\n');
    console.log(tableOf(mounts, figureOf('a plain antd form of 60 fields', [mountPlain])));
    return [wide, deep, long].every(({ median, budget = 0 }) => median <= budget);
  } finally {
    await browser.close();
    await bench.close();
  }
}
