import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { type BuiltPages, buildPages } from '../support/declared/buildPages.ts';
import { type OpenShop, openShop } from '../support/declared/openShop.ts';
import { type PdfPage, plain, readPdf } from '../support/readPdf.ts';
import { demo, desktop, phone, startBrowser } from './browser.ts';
import { expectUsable } from './deeds.ts';

let pages: BuiltPages | undefined;
let shop: OpenShop | undefined;
const { open } = startBrowser(() => shop?.url ?? '');
const applet = await buildApplet();

beforeAll(async () => {
  pages = await buildPages('tests/fixtures/groupDay/main.tsx');
  shop = await openShop({ appDir: pages.folder, resources: [], needs: applet.needs });
});
afterAll(async () => {
  await shop?.close();
  await pages?.remove();
});

const BUYERS = 142;
const MARGIN_PT = (12 / 25.4) * 72;
const HEADING = [
  '温村华人团购 · 三月海鲜团',
  '2026-03-08（周日） ～ 2026-03-15（周日） · 自提：8888 Odlin Cres, Richmond · 报名 142 人',
  '打印于',
];
const PT_PER_MM = 72 / 25.4;
/**
 * As their makers sell them, in mm: the page, how many stand across and down, where the first one begins, how far the
 * next one beside and below it is, and how much of a label is left white at its left.
 */
const labelPapers = [
  ['Letter 3×10（Avery 5160）', [215.9, 279.4], [3, 10], [4.76, 12.7], [69.85, 25.4], 2],
  ['Letter 2×5（Avery 5163）', [215.9, 279.4], [2, 5], [3.97, 12.7], [106.36, 50.8], 2],
  ['A4 2×7', [210, 297], [2, 7], [4.65, 15.15], [101.6, 38.1], 2],
  ['A4 3×8', [210, 297], [3, 8], [7.25, 12.9], [66, 33.9], 2],
  ['A4 3×8 满版', [210, 297], [3, 8], [0, 0.5], [70, 37], 5],
  ['热敏纸 58 mm', [58, 40], [1, 1], [0, 0], [0, 40], 4],
  ['热敏纸 80 mm', [80, 50], [1, 1], [0, 0], [0, 50], 4],
] as const;
/** The pick-up number of a label is set in 22 pt, and nothing else is. */
const numbersOn = ({ texts, height }: PdfPage) =>
  texts.filter(({ size }) => size > 20).map(({ x, y }) => ({ left: x / PT_PER_MM, base: (height - y) / PT_PER_MM }));
/** The end of a phone, and which part of an order this is. */
const TAIL = /^(\d{4})(?:\d\/\d)?$/;
const numbers = Array.from({ length: BUYERS }, (_, at) => at);

/** The sheets of a group-buy of 142 buyers who ordered five of twenty products each. */
async function openSheets(viewport = desktop): Promise<Page> {
  const page = await open(`/shop/1/day?buyers=${BUYERS}&products=20&each=5`, { as: demo, viewport });
  await page.getByRole('button', { name: '单据与导出' }).click();
  await page.getByRole('button', { name: '打印备货单' }).waitFor();
  return page;
}
async function turnTo(page: Page, sheet: string): Promise<void> {
  await page.getByRole('button', { name: sheet, exact: true }).click();
  await drawn(page, sheet);
}
/** A choice shows at once; what it leads to follows, and nothing is printed before. */
const drawn = (page: Page, sheet: string) =>
  expect.poll(() => page.getByRole('button', { name: `打印${sheet}`, disabled: false }).count()).toBe(1);
const printed = async (page: Page) => readPdf(await page.pdf({ preferCSSPageSize: true }));

/** What holds for every sheet with a heading, whatever is on it. */
function expectWhole(sheets: readonly PdfPage[], name: string) {
  for (const [at, { said, texts, height }] of sheets.entries()) {
    const told = [name, ...HEADING, `第 ${at + 1}/${sheets.length} 页`].map(plain);
    expect(told.filter((part) => !said.includes(part))).toEqual([]);
    for (const { y, size, text } of texts) {
      expect(size, text).toBeGreaterThanOrEqual(10.49);
      const ends = text.startsWith('第') ? [0, height] : [MARGIN_PT, height - MARGIN_PT];
      expect(y >= (ends[0] ?? 0) && y + size * 0.75 <= (ends[1] ?? 0), `${text} at ${y}`).toBe(true);
    }
  }
}
/** On which pages a text stands for itself, a page once for each time. */
const pagesWith = (sheets: readonly PdfPage[], text: string): readonly number[] =>
  sheets.flatMap(({ texts }, at) => texts.filter((each) => each.text === plain(text)).map(() => at));

test('GD-E3 提货单 of 142 buyers: a heading on every page, nobody on two pages, something on the last one', async () => {
  const page = await openSheets();
  await turnTo(page, '提货单');
  const sheets = await printed(page);
  expectWhole(sheets, '提货单');
  const phones = sheets.map(({ said }) => said.match(/604555\d{4}/g) ?? []);
  const addresses = sheets.map(({ said }) => said.match(/\d+MainSt,Vancouver/g) ?? []);
  expect(phones.flat()).toEqual(numbers.map((at) => `604555${String(at).padStart(4, '0')}`));
  expect(addresses).toEqual(phones.map((on) => on.map((phone) => `${100 + Number(phone.slice(-4))}MainSt,Vancouver`)));
  const onEach = sheets.map(({ said }, at) => ({
    buyers: phones[at]?.length ?? 0,
    items: said.match(/家庭装/g)?.length ?? 0,
    sums: said.match(/共\d+份/g)?.length ?? 0,
  }));
  for (const { buyers, items, sums } of onEach) expect([items, sums]).toEqual([buyers * 5, buyers]);
  expect(onEach.at(-1)?.buyers).toBeGreaterThan(0);
});

test('GD-E3 签收表 and 分拣单: every row stands on one page, and no heading of a part stands alone', async () => {
  const page = await openSheets();
  await turnTo(page, '签收表');
  const signing = await printed(page);
  expectWhole(signing, '签收表');
  for (const at of numbers) expect(pagesWith(signing, String(at).padStart(4, '0'))).toHaveLength(1);
  expect(signing.at(-1)?.said).toContain('合计');

  await turnTo(page, '分拣单');
  const sorting = await printed(page);
  expectWhole(sorting, '分拣单');
  expect(sorting.flatMap(({ said }) => said.match(/买家\d+/g) ?? [])).toHaveLength(BUYERS * 5);
  const lines = sorting.map(({ texts }) => texts.toSorted((a, b) => a.y - b.y)[0]?.text ?? '');
  expect(lines.filter((lowest) => /提货号|已分|家庭装/.test(lowest))).toEqual([]);

  await page.getByRole('checkbox', { name: '每个商品另起一页' }).check();
  await drawn(page, '分拣单');
  await page.locator('[data-apart="true"]').waitFor();
  const apart = await printed(page);
  for (const { said } of apart) expect(said.match(/分给/g)).toHaveLength(1);
  expect(apart.at(-1)?.said).toContain('买家');
});

test('GD-E3 备货单 is one page for its supplier; 矩阵 lies across in parts of twelve products', async () => {
  const page = await openSheets();
  await page.getByRole('checkbox', { name: /给供应商/ }).check();
  await drawn(page, '备货单');
  await page.getByRole('columnheader', { name: '单价' }).waitFor({ state: 'detached' });
  const [supplier, ...others] = await printed(page);
  expect(others).toEqual([]);
  expect(supplier?.said).toContain('合计|1419');
  expect(supplier?.said).not.toMatch(/买家|6045|Main|麻烦/);

  await turnTo(page, '矩阵');
  const matrix = await printed(page);
  expectWhole(matrix, '矩阵');
  for (const { width, height, said } of matrix) {
    expect(width).toBeGreaterThan(height);
    expect(said).toMatch(/提货号\|姓名\|商品/);
  }
  expect(matrix.flatMap(({ said }) => said.match(/买家\d+/g) ?? [])).toHaveLength(BUYERS * 2);
});

test('GD-D5 labels on sheets and rolls: none is cut off, no page is blank', async () => {
  const page = await openSheets();
  await turnTo(page, '标签');
  for (const [name, paper, [columns, rows], [left, top], [across, down], inset] of labelPapers) {
    await page.getByRole('radio', { name, exact: true }).check();
    await drawn(page, '标签');
    const each = columns * rows;
    const sheets = await printed(page);
    for (const sheet of sheets) {
      expect(Math.abs(sheet.width / PT_PER_MM - paper[0]), name).toBeLessThan(0.5);
      expect(Math.abs(sheet.height / PT_PER_MM - paper[1]), name).toBeLessThan(0.5);
      for (const [at, number] of numbersOn(sheet).entries()) {
        const [x, y] = [left + (at % columns) * across, top + Math.floor(at / columns) * down];
        expect(Math.abs(number.left - x - inset), `${name} ${at + 1} from the left`).toBeLessThan(0.8);
        // It stands in the upper third of its own label, and in no other.
        expect(number.base - y, `${name} ${at + 1} from above`).toBeGreaterThan(6);
        expect(number.base - y, `${name} ${at + 1} from above`).toBeLessThan(14);
      }
    }
    const tails = sheets.map(({ texts }) => texts.filter(({ text }) => TAIL.test(text)).length);
    for (const on of tails.slice(0, -1)) expect(on, name).toBe(each);
    expect(tails.at(-1)).toBeGreaterThan(0);
    const found = new Set(sheets.flatMap(({ texts }) => texts.map(({ text }) => TAIL.exec(text)?.[1])));
    expect(numbers.filter((at) => !found.has(String(at).padStart(4, '0')))).toEqual([]);
    for (const { texts } of sheets) for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(10.49);
  }
});

test('GD-D5 the frames of a sheet are printed to be held against it, and moved by what the printer is off', async () => {
  const page = await openSheets();
  await turnTo(page, '标签');
  await page.getByRole('radio', { name: 'Letter 2×5（Avery 5163）' }).check();
  await drawn(page, '标签');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const framesOf = async () => {
    await page.getByRole('button', { name: '试印边框' }).click();
    await page.locator('.print-sheet [data-trial]').waitFor({ state: 'attached' });
    await drawn(page, '标签');
    await page.emulateMedia({ media: 'print' });
    const boxes = await page.locator('.print-sheet .sheet-label').evaluateAll((labels) =>
      labels.map((label) => {
        const { x, y, width, height } = label.getBoundingClientRect();
        return [x, y, width, height].map((px) => Math.round((px / 96) * 254) / 10);
      }),
    );
    await page.emulateMedia({ media: 'screen' });
    return boxes;
  };
  const frames = await framesOf();
  expect(frames).toHaveLength(10);
  expect([frames[0], frames[9]]).toEqual([
    [4, 12.7, 101.6, 50.8],
    [110.3, 215.9, 101.6, 50.8],
  ]);
  await page.getByLabel('右移').fill('1.5');
  await page.getByLabel('下移').fill('-2');
  expect((await framesOf())[0]).toEqual([5.5, 10.7, 101.6, 50.8]);
  await page.reload();
  await page.getByRole('button', { name: '单据与导出' }).click();
  await turnTo(page, '标签');
  expect(await page.getByLabel('右移').inputValue()).toBe('1.5');
  await page.getByLabel('右移').fill('0');
  await page.getByLabel('下移').fill('0');
});

test('GD-E3 the sheets are read, turned and printed on a phone as well', async () => {
  const page = await openSheets(phone);
  for (const sheet of ['备货单', '分拣单', '提货单', '矩阵', '签收表', '标签']) {
    await turnTo(page, sheet);
    await expectUsable(page);
  }
  await page.getByRole('button', { name: '下一页' }).click();
  await page.getByText(/^第 31 – 60 条/).waitFor();
});

test('GD-D5 on a phone that is narrower than a label, nothing of the label is cut off', async () => {
  const page = await openSheets({ width: 360, height: 740 });
  await turnTo(page, '标签');
  const cutOff = () =>
    page.locator('.sheet-label').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = label;
          const sticksOut = label.getBoundingClientRect().right > innerWidth;
          return sticksOut || scrollWidth > clientWidth || scrollHeight > clientHeight;
        })
        .map(({ textContent }) => textContent),
    );
  for (const [name] of labelPapers) {
    await page.getByRole('radio', { name, exact: true }).check();
    await drawn(page, '标签');
    expect(await cutOff(), name).toEqual([]);
  }
});
