import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { expectUsable, sizes, use } from './deeds.ts';

const { open } = startBrowser();

const article = (page: Page) => page.getByRole('textbox', { name: '商品描述 1 图文', exact: true });
const handle = (page: Page) => page.getByRole('button', { name: '本段操作' });
/** The handle once it stands beside a paragraph: it follows the caret when that stands still. */
async function handleBeside(page: Page, paragraph: Locator) {
  const middle = async () => {
    const [beside, text] = [await handle(page).boundingBox(), await paragraph.boundingBox()];
    return beside && text ? Math.abs(beside.y + beside.height / 2 - text.y - text.height / 2) : Infinity;
  };
  await expect.poll(middle).toBeLessThan(12);
  return handle(page);
}
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

/** An article of these lines, with the caret at the end. */
async function write(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: '添加图文' }).click();
  await article(page).click();
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

/** The article as its HTML. */
async function sourceOf(page: Page): Promise<string> {
  await use(page, '源代码');
  const source = await page.getByLabel('商品描述 1 图文 源代码').inputValue();
  await use(page, '源代码');
  return source;
}

test.each(sizes)('E10 signs at the start of a line make a heading, a list, a quotation (%s)', async (_, size) => {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await write(page, '## Menu', '- pork', 'leek', '', '> fresh', '', '1. one', 'two');
  expect(await sourceOf(page)).toBe(
    '<h2>Menu</h2><ul><li>pork</li><li>leek</li></ul><blockquote>fresh</blockquote><ol><li>one</li><li>two</li></ol>',
  );
});

test('E10 Backspace right behind such signs gives them back, and so does undo', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await write(page, '# ');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  expect((await sourceOf(page)).replace('&nbsp;', ' ')).toBe('<p># 1</p>');
  await article(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('- ');
  await page.keyboard.press('Control+z');
  await page.keyboard.type('1');
  expect((await sourceOf(page)).replace('&nbsp;', ' ')).toBe('<p>- 1</p>');
});

test.each(sizes)('E10 a paragraph is moved by keys, and the caret goes with it (%s)', async (_, size) => {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await write(page, 'one', 'two', 'three');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.getByText('已移到第 1 段，共 3 段').waitFor({ state: 'attached' });
  await page.keyboard.type('!');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.getByText('已经是第一段').waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+Shift+ArrowDown');
  expect(await sourceOf(page)).toBe('<p>one</p><p>three!</p><p>two</p>');
  await article(page).click();
  await page.keyboard.press('Control+z');
  expect(await sourceOf(page)).toBe('<p>three!</p><p>one</p><p>two</p>');
});

test.each(sizes)(
  'E1 E10 a paragraph is dragged by its handle, and a line shows where it lands (%s)',
  async (_, size) => {
    const page = await open('/shop/1/goods/add', { as: demo, ...size });
    await write(page, 'one', 'two', 'three');
    const taken = await handleBeside(page, article(page).getByText('three'));
    const from = await taken.boundingBox();
    const to = await article(page).getByText('one').boundingBox();
    if (!from || !to) throw new Error('Failed to drag: the handle or the paragraph is not in sight.');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, from.y);
    await page.mouse.move(x, to.y + 2);
    const line = await page.locator('.block-line').boundingBox();
    expect(Math.abs((line?.y ?? 0) - to.y)).toBeLessThan(3);
    await page.mouse.up();
    expect(await sourceOf(page)).toBe('<p>three</p><p>one</p><p>two</p>');
  },
);

test('E10 a drag is called off by Esc', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await write(page, 'one', 'two');
  const from = await (await handleBeside(page, article(page).getByText('two'))).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) + 12);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) - 40);
  await page.locator('.block-line').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.block-line').waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(await sourceOf(page)).toBe('<p>one</p><p>two</p>');
});

test.each(sizes)('E1 E10 a paragraph and a table are moved, repeated and deleted by menu (%s)', async (_, size) => {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await write(page, 'one', 'two');
  const two = article(page).getByText('two').first();
  await (await handleBeside(page, two)).click();
  await expectUsable(page);
  await choose(page, '复制一份');
  await (await handleBeside(page, two)).click();
  await choose(page, '上移');
  expect(await sourceOf(page)).toBe('<p>two</p><p>one</p><p>two</p>');
  await article(page).getByText('one').click();
  await (await handleBeside(page, article(page).getByText('one'))).click();
  await choose(page, '删除');
  expect(await sourceOf(page)).toBe('<p>two</p><p>two</p>');
  await article(page).getByText('two').first().click();
  await page.keyboard.press('End');
  await use(page, '插入表格');
  await page.getByRole('dialog', { name: '插入表格' }).getByRole('button', { name: '插入', exact: true }).click();
  await page.keyboard.type('cell');
  await handle(page).click();
  await choose(page, '上移');
  expect(await sourceOf(page)).toMatch(/^<table.*cell.*<\/table><p>two<\/p>/);
});
