import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodsAdd } from '#schemas/endpoints/goods.ts';
import { callsOf, demo, startBrowser } from './browser.ts';
import { expectUsable, rowOf, sizes, use } from './deeds.ts';

const { open } = startBrowser();

const article = (page: Page) => page.getByRole('textbox', { name: '商品描述 1 图文', exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: '商品描述 1 图文 工具栏' });

const choose = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true }).click();

async function openArticle(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加图文' }).click();
  await bar(page).waitFor();
  await article(page).click();
}

/** The article as its HTML. */
async function sourceOf(page: Page): Promise<string> {
  await use(page, '源代码');
  const source = await page.getByLabel('商品描述 1 图文 源代码').inputValue();
  await use(page, '源代码');
  return source;
}

test.each(sizes)('E1 E10 an article is written, formatted, saved and opened again (%s)', async (where, size) => {
  const name = `手工水饺 ${where}`;
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await page.getByLabel('商品名称').fill(name);
  await page.getByRole('radio', { name: '肉蛋熟食' }).click();
  await page.getByLabel('价格', { exact: true }).fill('12.50');
  await page.getByLabel('库存').fill('20');

  await openArticle(page);
  await page.keyboard.type('Dumplings');
  await use(page, '段落格式');
  await choose(page, '标题 2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('made ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('daily');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', see https://example.com/menu ');
  await use(page, '首行缩进', '行间距');
  await choose(page, '1.75');
  await page.keyboard.press('Enter');
  await use(page, '首行缩进', '无序列表');
  await page.keyboard.type('pork');
  await page.keyboard.press('Shift+Home');
  await use(page, '字体颜色');
  await expectUsable(page);
  await choose(page, '深红');
  await expectUsable(page);

  const html =
    '<h2>Dumplings</h2>' +
    '<p style="text-indent:2em;line-height:1.75em">made <strong>daily</strong>, see <a href="https://example.com/menu">https://example.com/menu</a> </p>' +
    '<ul><li style="line-height:1.75em"><span style="color:#c00000">pork</span></li></ul>';
  expect((await sourceOf(page)).replaceAll('&nbsp;', ' ')).toBe(html);

  const calls = callsOf(page);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('商品信息已添加').waitFor();
  const sent = new URLSearchParams(calls.find((call) => call.includes(goodsAdd.path))?.split(' ')[2]);
  expect(sent.get('description')).toContain('<strong>daily</strong>');

  await rowOf(page, name).getByRole('button', { name: '编辑' }).click();
  await article(page).getByText('pork').waitFor();
  expect((await sourceOf(page)).replaceAll('&nbsp;', ' ')).toBe(html);
});

test.each(sizes)('E1 what opens from the tools can be used by anyone (%s)', async (_, size) => {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await openArticle(page);
  await page.keyboard.type('tea and tea');
  await use(page, '更多');
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await use(page, '特殊字符');
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await use(page, '查找替换');
  await page.keyboard.type('tea');
  await page.getByLabel('替换为').fill('milk');
  await expectUsable(page);
  await page.getByRole('button', { name: '全部替换' }).click();
  await page.getByText('总共替换了2处！').waitFor();
  await page.getByRole('button', { name: '关闭查找' }).click();
  await use(page, '超链接');
  await page.getByLabel('链接地址').fill('example.com');
  await expectUsable(page);
  await page.keyboard.press('Enter');
  await use(page, '自动排版');
  await expectUsable(page);
  await page.getByRole('button', { name: '执行' }).click();
  await use(page, '手机预览');
  const preview = page.getByRole('dialog', { name: '手机预览' });
  await preview.getByText('milk and milk').waitFor();
  expect((await preview.locator('.preview-page').boundingBox())?.width).toBeGreaterThan(386);
  expect((await preview.locator('.preview-page').boundingBox())?.width).toBeLessThanOrEqual(390);
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await use(page, '全屏');
  const whole = page.locator('.rich-text');
  expect(await whole.boundingBox()).toEqual({ x: 0, y: 0, ...size.viewport });
  await expectUsable(page);
  await article(page).click();
  await page.keyboard.press('Alt+z');
  expect((await whole.boundingBox())?.width).toBeLessThan(size.viewport.width);
});

test('E1 the tools are reached and used without a pointer', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await openArticle(page);
  await page.keyboard.type('hot');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+F10');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let step = 0; step < 20 && (await focused()) !== '字号'; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect(await focused()).toBe('商品描述 1 图文');
  await page.keyboard.press('Control+u');
  expect(await sourceOf(page)).toBe('<p><span style="font-size:11px"><u>hot</u></span></p>');
});

test('E1 the painter puts one look on what is selected next', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await openArticle(page);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('plain');
  await article(page).getByText('bold').dblclick();
  await use(page, '格式刷');
  await article(page).getByText('plain').dblclick();
  await bar(page).getByRole('button', { name: '格式刷', pressed: false }).waitFor();
  expect(await sourceOf(page)).toBe('<p><strong>bold</strong></p><p><strong>plain</strong></p>');
});

test('E1 a word that is being composed is not lost when a tool is pressed', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await openArticle(page);
  await page.keyboard.type('ok ');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await use(page, '加粗');
  await keyboard.send('Input.insertText', { text: '你' });
  await bar(page).getByRole('button', { name: '加粗', pressed: true }).waitFor();
  await page.keyboard.type('hao');
  expect((await sourceOf(page)).replaceAll('&nbsp;', ' ')).toBe('<p>ok 你<strong>hao</strong></p>');
});

test('E10 twenty steps are taken back, and brought again', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await openArticle(page);
  for (let step = 0; step < 22; step += 1) {
    await page.keyboard.type('a');
    await use(page, '加粗');
    await page.keyboard.press('Enter');
  }
  const undo = bar(page).getByRole('button', { name: '撤销' });
  let steps = 0;
  for (; steps < 40 && (await undo.isEnabled()); steps += 1) await undo.click();
  expect(steps).toBe(20);
  await article(page).click();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('Control+y');
  expect(await bar(page).getByRole('button', { name: '重做' }).isEnabled()).toBe(false);
});

test.each(sizes)('E1 the line that is written stays in sight, and so do the tools (%s)', async (_, size) => {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await openArticle(page);
  for (let line = 0; line < 40; line += 1) {
    await page.keyboard.type(`line ${line}`);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('last');
  const foot = page.getByRole('button', { name: '提交' });
  const top = async (place: ReturnType<typeof article>) => (await place.boundingBox())?.y ?? 0;
  const last = article(page).getByText('last');
  await expect.poll(async () => (await top(last)) + 24 < (await top(foot))).toBe(true);
  expect((await bar(page).boundingBox())?.y).toBeLessThan(await top(last));
  expect((await bar(page).boundingBox())?.y).toBeGreaterThan(0);
});
