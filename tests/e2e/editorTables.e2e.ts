import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { choose, expectUsable, picture, press, sizes, use } from './deeds.ts';

const { open } = startBrowser();
const article = '商品描述 1 图文';

/** A product with an article, in which the caret stands. */
async function writeArticle(page: Page, name: string): Promise<void> {
  await page.getByLabel('商品名称').fill(name);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture('tofu')]);
  await page.getByText('图片上传成功').waitFor();
  await page
    .getByRole('radio', { name: '豆制品' })
    .or(page.getByRole('radio', { name: '肉蛋熟食' }))
    .first()
    .click();
  await page.getByLabel('价格', { exact: true }).fill('9.90');
  await page.getByLabel('库存').fill('20');
  await press(page, '添加图文');
  await page.getByRole('textbox', { name: article }).click();
}

const tableTool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: '表格工具' }).getByRole('button', { name, exact: true }).click();

async function insertTable(page: Page, rows: number, columns: number): Promise<void> {
  await use(page, '插入表格');
  const picker = page.getByRole('dialog', { name: '插入表格' });
  await picker.getByLabel('行', { exact: true }).fill(String(rows));
  await picker.getByLabel('列', { exact: true }).fill(String(columns));
  await picker.getByRole('button', { name: '插入', exact: true }).click();
}

/** What the cells of the first table say, row by row. */
const cellsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));

test.each(sizes)(
  'E8 E9 a merchant makes a price table, sorts it, draws it, and buyers see exactly that (%s)',
  async (where, size) => {
    const name = `周报 ${where}`;
    const page = await open('/shop/1/goods/add', { as: demo, ...size });
    await writeArticle(page, name);
    await page.keyboard.type('before');
    await insertTable(page, 3, 3);
    // One types at once, Tab leads from cell to cell, and on into a new row.
    for (const text of ['菜', '周一', '周二', '豆腐', '12.5', '20', '水饺', '-3', '8', '葱', '0.5']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await expectUsable(page);

    await tableTool(page, '排序');
    await page.getByRole('menuitem', { name: '按数值大小升序' }).click();
    const sorted = [
      ['菜', '周一', '周二'],
      ['水饺', '-3', '8'],
      ['葱', '0.5', '7'],
      ['豆腐', '12.5', '20'],
    ];
    expect(await cellsOf(page, '[role=grid]')).toEqual(sorted);

    await tableTool(page, '图表');
    await page.getByText('图表需要第 2 行的第一格是标题单元格').waitFor();
    await press(page, '把首行和首列设为标题');
    await page.getByLabel('主标题').fill('销量;一周:全部');
    await page.getByLabel('数据单位').fill('份');
    await page.getByRole('img', { name: '柱形图：销量;一周:全部' }).locator('svg').waitFor();
    await expectUsable(page);
    await press(page, '确定');
    await page.getByRole('img', { name: '柱形图：销量;一周:全部' }).locator('svg').waitFor();

    await press(page, '提交');
    await page.getByText('商品信息已添加').waitFor();
    await choose(page, name, '查看');
    const shown = page.locator('.show-html');
    await shown.locator('.chart-canvas svg').waitFor();
    expect(await cellsOf(page, '.show-html table')).toEqual(sorted);
    expect(await shown.locator('.chart-canvas').evaluate((chart) => chart.clientHeight)).toBe(300);
    await expectUsable(page);

    await page.goto('/shop/1/goods/list');
    await choose(page, name, '编辑');
    await page.getByRole('img', { name: '柱形图：销量;一周:全部' }).locator('svg').waitFor();
    expect(await cellsOf(page, '[role=grid]')).toEqual(sorted);
  },
);

test('E9 E13 a chart whose code does not come says so, leaves the table, and comes when asked again', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, mayLog: /Failed to load resource|net::ERR_FAILED/ });
  await press(page, '添加图文');
  await page.getByRole('textbox', { name: article }).click();
  await insertTable(page, 2, 2);
  for (const text of ['x', 'y', 'z']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('4');
  await page.route('**/assets/*', (route) => route.abort());
  await tableTool(page, '图表');
  await press(page, '把首行和首列设为标题');
  const problem = page.getByRole('alert').filter({ hasText: '图表没有加载出来' });
  await problem.waitFor();
  expect(await problem.textContent()).toMatch(/\/assets\/\S+\.js/);
  await page.unroute('**/assets/*');
  await press(page, '重试');
  await page.getByRole('img', { name: '柱形图' }).locator('svg').waitFor();
});

test('E8 a table of 100 rows and 20 columns is written in at both ends, and nothing more goes in', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await press(page, '添加图文');
  await page.getByRole('textbox', { name: article }).click();
  await insertTable(page, 100, 20);
  await page.keyboard.type('first');
  await tableTool(page, '行');
  expect(await page.getByRole('menuitem', { name: '后插入行' }).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="99 19"]').click({ delay: 150 });
  await page.keyboard.type('last');
  await page.keyboard.press('Tab');
  const rows = await cellsOf(page, '[role=grid]');
  expect([rows.length, rows[0]?.length, rows[0]?.[0], rows[99]?.[19]]).toEqual([100, 20, 'first', 'last']);
});

test('E1 E8 E10 a table is reached, written in, taken back and left by keyboard alone', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await press(page, '添加图文');
  const text = page.getByRole('textbox', { name: article });
  await text.click();
  await insertTable(page, 2, 2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.type('after');
  await text.getByText('after', { exact: true }).waitFor();

  // Out of the text by Esc and Tab: first the table's tools, then its cells.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('12');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('3');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="1 0"] strong', { hasText: '3' }).waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  const emptied = [
    ['', ''],
    ['', ''],
  ];
  expect(await cellsOf(page, '[role=grid]')).toEqual(emptied);
  await page.keyboard.press('Control+z');
  expect((await cellsOf(page, '[role=grid]'))[1]).toEqual(['123', '']);
  await page.keyboard.press('Control+y');
  expect(await cellsOf(page, '[role=grid]')).toEqual(emptied);
});

test('E8 the columns of a table stay where they are while a cell is written', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await press(page, '添加图文');
  await page.getByRole('textbox', { name: article }).click();
  await insertTable(page, 2, 3);
  const widths = () =>
    page
      .locator('[data-place^="0 "]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  await page.locator('[data-place="0 0"]').click();
  const before = await widths();
  await page.keyboard.type('一段比一列的宽度还要长一些的文字，一段比一列的宽度还要长一些的文字');
  expect(await widths()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: '第 1 行第 1 列' }).waitFor({ state: 'detached' });
  expect((await widths())[0]).toBeGreaterThan(before[0] ?? 0);
});

test.each([
  ['in a table that is written in', 3],
  ['in one whose columns are narrow', 14],
])('E8 a slow press writes in the cell under it, %s', async (_, columns) => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await press(page, '添加图文');
  await page.getByRole('textbox', { name: article }).click();
  await insertTable(page, 3, columns);
  await page.keyboard.type('写得比一列宽得多的一格，写得比一列宽得多的一格');
  await page.locator('[data-place="1 1"]').click({ delay: 150 });
  await page.keyboard.type('there');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="2 2"]').click({ delay: 150 });
  await page.keyboard.type('and here');
  await page.keyboard.press('Escape');
  const [, second, third] = await cellsOf(page, '[role=grid]');
  expect([second?.indexOf('there'), third?.indexOf('and here')]).toEqual([1, 2]);
});
