import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from 'playwright-core';
import { computeDay } from '#pages/groupon/model/computeDay.ts';
import { contentOf } from '#pages/groupon/sheets/content.ts';
import { partiesOf } from '#pages/groupon/sheets/parties.ts';
import { sheetKinds } from '#pages/groupon/sheets/sheets.ts';
import { sessionKey } from '#schemas/limits.ts';
import { largeGroup } from '../tests/support/groupDays.ts';
import { openBench } from './openBench.ts';
import { traced } from './traced.ts';

const BUYERS = 2000;
const PRODUCTS = 20;
/** A usual order, and everything there is. */
const ordered = [5, PRODUCTS];
/** What is put off until the page is idle comes within this time. */
const REST_MS = 300;
const budgets = { computed: 300, file: 3000, blocked: 50 } as const;

interface Line {
  readonly name: string;
  /** Of the processor. */
  readonly ms: number;
  readonly budget?: number;
  /** The longest the page did not answer. */
  readonly blocked?: number;
}

/** All sheets at once, merged, as nobody ever needs them; the best of five, for the first ones warm up. */
function computeAll(each: number): Line {
  const day = computeDay(...largeGroup(BUYERS, PRODUCTS, each));
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    const ground = { day, parties: partiesOf(day, true), boxes: new Map(), supplier: false };
    for (const kind of sheetKinds) contentOf({ kind, labels: 'a4x24' }, ground);
    return performance.now() - began;
  });
  return { name: `all sheets, ${each} products each`, ms: Math.min(...times), budget: budgets.computed };
}

async function driveDialog(browser: Browser, page: Page, each: number): Promise<readonly Line[]> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`/shop/1/day?buyers=${BUYERS}&products=${PRODUCTS}&each=${each}`);
  await page.getByRole('button', { name: '单据与导出' }).waitFor();
  await page.waitForTimeout(1000);
  const lines: Line[] = [];
  const add = async (name: string, act: () => Promise<unknown>, budget?: number) => {
    const { worked, longest } = await traced(browser, page, act, REST_MS);
    lines.push({
      name: `${name}, ${each} products each`,
      ms: worked,
      blocked: longest,
      ...(budget !== undefined && { budget }),
    });
  };

  await add('the dialog opens', async () => {
    await press('单据与导出');
    await page.getByRole('button', { name: '打印备货单' }).waitFor();
  });
  for (const sheet of ['分拣单', '提货单', '矩阵', '签收表', '标签', '备货单']) {
    await add(`${sheet} is shown`, async () => {
      await press(sheet);
      await page.getByRole('button', { name: `打印${sheet}` }).waitFor();
    });
  }
  for (const file of [
    '备货单（XLSX）',
    '报名明细（XLSX）',
    '报名明细（CSV，用 Excel 打开请选 XLSX）',
    '全部单据（XLSX）',
  ]) {
    await add(
      file,
      async () => {
        await press('导出');
        const saved = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: file }).click();
        await saved;
      },
      budgets.file,
    );
  }
  for (const sheet of ['提货单', '签收表']) {
    await press(sheet);
    await add(`${sheet} is drawn for printing`, async () => {
      const before = await page.evaluate(() => globalThis.prints);
      await press(`打印${sheet}`);
      await page.waitForFunction((count) => globalThis.prints > count, before);
    });
  }
  return lines;
}

declare global {
  /** How often the page was printed. */
  var prints: number;
}

/** Measures everything in one browser and prints the table. */
export async function measureSheets(executablePath: string): Promise<boolean> {
  const lines = ordered.map(computeAll);
  const bench = await openBench('tests/fixtures/groupDay/main.tsx', []);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const context = await browser.newContext({ baseURL: bench.url, locale: 'zh-CN' });
    await context.addInitScript(
      ([key, value]) => {
        localStorage.setItem(key, value);
        globalThis.prints = 0;
        globalThis.print = () => {
          globalThis.prints += 1;
        };
      },
      [sessionKey, bench.session] as const,
    );
    const page = await context.newPage();
    for (const each of ordered) lines.push(...(await driveDialog(browser, page, each)));
  } finally {
    await browser.close();
    await bench.close();
  }
  const isKept = ({ ms, budget = Infinity, blocked = 0 }: Line) => ms <= budget && blocked <= budgets.blocked;
  console.log(
    `${BUYERS} buyers, ${PRODUCTS} products; milliseconds of the processor, and the longest task; load ${loadavg()[0]?.toFixed(2)}\n`,
  );
  for (const line of lines) {
    const { name, ms, budget, blocked } = line;
    const cells = [
      ms.toFixed(0),
      budget === undefined ? '' : `≤ ${budget}`,
      blocked === undefined ? '' : blocked.toFixed(0),
    ];
    console.log(
      `${name.padEnd(48)}${cells.map((cell) => cell.padStart(8)).join('')}  ${isKept(line) ? 'kept' : 'BROKEN'}`,
    );
  }
  return lines.every(isKept);
}
