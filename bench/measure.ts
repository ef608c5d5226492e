import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { sessionKey } from '#schemas/limits.ts';
import { openForm } from './beside/measureVisit.ts';
import { untilQuiet } from './beside/openVisit.ts';
import { installProbe } from './beside/probe.ts';
import { createMeter, type Work } from './createMeter.ts';
import { type Figure, figureOf, tableOf } from './figures.ts';
import { openBench } from './openBench.ts';
import { medianOf } from './rounds.ts';

const KEYS = 40;
const TURNS = 12;
/** Long enough for all that a key press brings about, shorter than a draft waits. */
const REST_MS = 60;
const OPENINGS = 7;
const budgets = { wide: 6, rows: 6, long: 50, open: 120 } as const;

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

/** From pressing 编辑 in a list until the first field of its large form has been painted, in ms. */
async function openLarge(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    await page.goto('/shop/1/large');
    await page.waitForFunction(() => window.probe.first > 0);
    await untilQuiet(page);
    times.push(await openForm(page, { edit: '[data-action="edit"]', field: '#field0' }));
  }
  return medianOf(times);
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
    await context.addInitScript(installProbe, { row: 'main [role="row"]', text: '' });
    const page = await context.newPage();
    const mounts: Figure[] = [];

    const mountPlain = await mount(page, '/plain', 60);
    const plain = figureOf('a key in a plain antd form of 60 fields', await typeInto(page, 'main input >> nth=30'));
    mounts.push(figureOf('a form of 60 fields', [await mount(page, '/shop/1/wide/add', 60)]));
    const wide = figureOf('a key in a form of 60 fields', await typeInto(page, '#field30'), budgets.wide);
    mounts.push(figureOf('a form of 20 fields and 100 rows', [await mount(page, '/shop/1/large/edit?id=1', 30)]));
    await page.locator('[data-row="99"]').scrollIntoViewIfNeeded();
    const rows = figureOf('a key in the last of 100 rows of 5', await typeInto(page, '#rows_99_name'), budgets.rows);
    const opened = await openLarge(page);
    const long = figureOf('one of 500 rows changes', await changeRows(page), budgets.long);

    console.log(`${KEYS} keys each, milliseconds of script, style and layout; load ${loadavg()[0]?.toFixed(2)}\n`);
    console.log(tableOf([wide, rows, long], plain));
    console.log('\nLoading and drawing the whole page once, cold\n');
    console.log(tableOf(mounts, figureOf('a plain antd form of 60 fields', [mountPlain])));
    console.log(
      `\nFrom its list to the form of 20 fields and 100 rows: ${opened.toFixed(0)} ms, at most ${budgets.open}`,
    );
    return opened <= budgets.open && [wide, rows, long].every(({ median, budget = 0 }) => median <= budget);
  } finally {
    await browser.close();
    await bench.close();
  }
}
