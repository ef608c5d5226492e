import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSources, runSources } from '../support/runSources.ts';
import { admin, demo, startBrowser } from './browser.ts';
import { press, rowOf } from './deeds.ts';

const tags = 'src/resources/tags/tags.ts';
const goods = 'src/resources/goods/goods.ts';
let sources: RunningSources;
const { open } = startBrowser(() => sources.url);
/** What vite says of a module it could not fetch, and the browser of the same. */
const mayLog = /\[vite\]|Failed to load resource/;

beforeAll(async () => {
  sources = await runSources();
});
afterAll(() => sources.stop());

const overlay = (page: Page) => page.locator('vite-error-overlay');
const inTerminal = (line: string | RegExp) =>
  expect.poll(() => sources.lines.join('\n'), { timeout: 15_000 }).toMatch(line);
/** Sources come one by one, and slowly the first time. */
const opened = (path: string, as = demo) => open(path, { as, alone: true, patience: 45_000, mayLog });

test('a changed declaration is seen in the open page, whose typed text stays in the form', async () => {
  const page = await opened('/shop/1/goods/add');
  await page.getByLabel('商品名称').fill('手打鱼丸');
  await page.getByLabel('库存').fill('12');
  // The first page of a server was loaded twice: Node tells of a resources.json that is not there.
  const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation').map((one) => one.toJSON()));
  expect(navigation.type).toBe('navigate');
  const loads = countLoads(page);

  sources.edit(goods, "label: '商品名称'", "label: '品名'");
  await page.getByLabel('品名', { exact: true }).waitFor();
  expect(await page.getByLabel('品名', { exact: true }).inputValue()).toBe('手打鱼丸');
  expect(await page.getByLabel('库存').inputValue()).toBe('12');
  await page.getByText('未保存的内容已恢复').waitFor();

  // What is typed on stays as well, whatever changes next.
  await page.getByLabel('库存').fill('15');
  sources.edit(goods, "label: '品名'", "label: '商品名称'");
  await page.getByLabel('商品名称').waitFor();
  expect(await page.getByLabel('库存').inputValue()).toBe('15');
  expect(loads()).toBe(0);
});

test('a dialog that is open stays open, with its text', async () => {
  const page = await opened('/shop/1/tags');
  await press(page, '添加分类');
  await page.getByRole('dialog').getByLabel('分类名称').fill('冷冻');
  sources.edit(tags, "label: '分类名称'", "label: '分类叫什么'");
  const field = page.getByRole('dialog').getByLabel('分类叫什么');
  await field.waitFor();
  expect(await field.inputValue()).toBe('冷冻');
  sources.edit(tags, "label: '分类叫什么'", "label: '分类名称'");
  await page.getByRole('dialog').getByLabel('分类名称').waitFor();
});

test('a finding of the linter stands over the page and in the terminal, with its place, until it is mended', async () => {
  const page = await opened('/shop/1/tags');
  await rowOf(page, '海鲜').waitFor();
  sources.edit(tags, 'pageSize: 500', 'pageSize: 0');
  await overlay(page).getByText('page-size  list.pageSize：pageSize 是 0。写 1 到 1000 之间的整数。').waitFor();
  await overlay(page).getByText(`${tags}:32:15`).first().waitFor();
  await inTerminal('src/resources/tags/tags.ts:32:15  page-size  list.pageSize：pageSize 是 0。');
  sources.edit(tags, 'pageSize: 0', 'pageSize: 500');
  await overlay(page).waitFor({ state: 'detached' });
  await inTerminal(/page-size[\s\S]*Every declaration is as it should be\./);
});

test('a matter of style is told in the terminal alone', async () => {
  const page = await opened('/shop/1/tags');
  sources.edit(tags, "label: '商品数'", "label: 'Goods'");
  await page.getByRole('columnheader', { name: 'Goods' }).waitFor();
  await inTerminal(/src\/resources\/tags\/tags\.ts:16:\d+ {2}latin-words \(style\)/);
  expect(await overlay(page).count()).toBe(0);
  sources.edit(tags, "label: 'Goods'", "label: '商品数'");
  await page.getByRole('columnheader', { name: '商品数' }).waitFor();
});

test('a text that cannot be parsed stands over the page until it can', async () => {
  const page = await opened('/shop/1/tags');
  await rowOf(page, '海鲜').waitFor();
  sources.edit(tags, "label: '商品数'", "label: '商品数");
  await overlay(page).getByText('PARSE_ERROR').first().waitFor();
  sources.edit(tags, "label: '商品数", "label: '商品数'");
  await overlay(page).waitFor({ state: 'detached' });
  await rowOf(page, '海鲜').waitFor();
});

test('what throws while it is read is told with its place, whatever it says, and the server goes on', async () => {
  const page = await opened('/shop/1/tags', demo);
  await rowOf(page, '海鲜').waitFor();
  const said = "label: '商品数', hint: String(console.log('here'))";
  sources.edit(tags, "label: '商品数'", said);
  await page.getByRole('columnheader', { name: '商品数' }).waitFor();
  sources.edit(tags, 'f.int(', 'f.whole(');
  await overlay(page).getByText('unusable  TypeError: f.whole is not a function').waitFor();
  await overlay(page).getByText(`${tags}:16:22`).first().waitFor();
  sources.edit(tags, 'f.whole(', 'f.int(');
  sources.edit(tags, said, "label: '商品数'");
  await overlay(page).waitFor({ state: 'detached' });
  await rowOf(page, '海鲜').waitFor();
});

test('a resources.json of the data directory is there as soon as it is written, and told where it is wrong', async () => {
  const file = join(sources.dataDir, 'resources.json');
  const write = (label: string, more = {}) => {
    const lockers = {
      name: 'lockers',
      label: '自提柜',
      scope: 'global',
      access: { below: 3, reason: '只有平台管理员可以管理自提柜' },
      fields: { name: { kind: 'text', label } },
      calls: { noun: 'locker' },
      ...more,
    };
    writeFileSync(file, JSON.stringify({ resources: [lockers] }, null, 2));
  };
  const page = await opened('/lockers/add', admin);
  await page.getByText('404 没有这一页').waitFor();
  write('柜名');
  await page.getByLabel('柜名').fill('三号柜');
  write('柜子叫什么');
  await page.getByLabel('柜子叫什么').waitFor();
  expect(await page.getByLabel('柜子叫什么').inputValue()).toBe('三号柜');

  write('柜名', { list: { pageSize: 0 } });
  await overlay(page).getByText('page-size  resources[0].list.pageSize：pageSize 是 0。').waitFor();
  await inTerminal(/resources\.json:\d+:\d+ {2}page-size/);
  write('柜名');
  await overlay(page).waitFor({ state: 'detached' });
  await page.getByLabel('柜名').waitFor();
  // A file without line breaks comes along with each of its findings.
  const broken = { name: 'b', label: '甲'.repeat(9000), scope: 'global', fields: {}, calls: {} };
  writeFileSync(file, JSON.stringify({ resources: Array.from({ length: 40 }, () => broken) }));
  await overlay(page)
    .getByText(/^resources-file|resources\[0\]/)
    .first()
    .waitFor();
  write('柜名');
  await overlay(page).waitFor({ state: 'detached' });
  await page.getByLabel('柜名').waitFor();
  // Gone while something in it is wrong: nothing is left of it, and the server goes on.
  write('柜名', { list: { pageSize: 0 } });
  await overlay(page).getByText('page-size').first().waitFor();
  rmSync(file);
  await page.getByText('404 没有这一页').waitFor();
  await overlay(page).waitFor({ state: 'detached' });
});

test('the inspector tells where what is chosen is declared, also when it has moved', async () => {
  const page = await opened('/shop/1/tags?inspect');
  const panel = page.getByRole('complementary', { name: '检视' });
  const lines = readFileSync(tags, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes('product_count: ')) + 1;
  await panel.getByRole('combobox').selectOption({ label: '商品数 · fields.product_count' });
  await panel.getByText(`${tags}:${line}`).waitFor();
  sources.edit(tags, 'export const tags', '// A line more.\nexport const tags');
  await panel.getByText(`${tags}:${line + 1}`).waitFor();
  sources.edit(tags, '// A line more.\n', '');
  await panel.getByText(`${tags}:${line}`).waitFor();
  // A page that is opened while something is wrong is loaded once more when it is mended.
  sources.edit(tags, 'pageSize: 500', 'pageSize: 0');
  await overlay(page).getByText('page-size').first().waitFor();
  await page.reload();
  await overlay(page).getByText('page-size').first().waitFor();
  sources.edit(tags, 'pageSize: 0', 'pageSize: 500');
  await overlay(page).waitFor({ state: 'detached' });
  await panel.getByText(`${tags}:${line}`).waitFor();
  await panel.getByRole('button', { name: '关闭' }).click();
  sources.edit(tags, "label: '商品数'", "label: '几种商品'");
  await page.getByRole('columnheader', { name: '几种商品' }).waitFor();
  expect(await panel.count()).toBe(0);
  sources.edit(tags, "label: '几种商品'", "label: '商品数'");
  await page.getByRole('columnheader', { name: '商品数' }).waitFor();
});

test('a declaration in TypeScript that is stored is served as soon as it is written', async () => {
  const page = await opened('/shop/1/tags');
  const answer = () =>
    page.evaluate(async (path) => (await fetch(path)).text(), '/api/applet/merchant/coupons?shop_id=1');
  expect(await answer()).toContain('404');
  const coupons = readFileSync('tests/fixtures/shop/coupons.ts', 'utf8');
  sources.write(
    'src/resources/coupons/coupons.ts',
    coupons.replace("name: 'coupons',", "name: 'coupons',\n  stored: true,"),
  );
  const known = "import { goods } from '#resources/goods/goods.ts';";
  sources.edit('src/App.tsx', known, `import { coupons } from '#resources/coupons/coupons.ts';\n${known}`);
  sources.edit('src/App.tsx', '  tags,\n  orders,', '  tags,\n  coupons,\n  orders,');
  // Away while it starts anew, and says nothing; then there, for whoever is signed in.
  await expect.poll(answer, { timeout: 45_000 }).toMatch(/"errcode":(?!404)/);
  await page.goto(`${sources.url}/shop/1/coupons/add`);
  await page.getByLabel('券名').fill('新客立减');
  await page.getByLabel('减免金额').fill('5');
  await page.getByLabel('库存').fill('50');
  await press(page, '提交');
  await rowOf(page, '新客立减').waitFor();
});

/** How often the page is loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
