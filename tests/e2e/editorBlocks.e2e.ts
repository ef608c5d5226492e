import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { expectUsable, picture, press, sizes, use } from './deeds.ts';
import { openDesk } from './fuzz/openDesk.ts';

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

const pink = (inside: string) => `<section style="background:#fee">${inside}</section>`;

test('E10 E16 signs at the start of a line work in a card, composed and full-width, and Backspace takes them back', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  const desk = await openDesk(page);
  const cases = [
    [['#', '#'], '<h2>饺子</h2>'],
    [['＃'], '<h1>饺子</h1>'],
    [['-'], '<ul><li>饺子</li></ul>'],
    [['－'], '<ul><li>饺子</li></ul>'],
    [['1', '。'], '<ol><li>饺子</li></ol>'],
    [['１', '．'], '<ol><li>饺子</li></ol>'],
    [['》'], '<blockquote>饺子</blockquote>'],
  ] as const;
  for (const [signs, line] of cases) {
    await desk.setHtml(pink('<p>甲</p><p>乙</p>'));
    await article(page).getByText('甲', { exact: true }).click();
    await desk.press('End');
    await desk.press('Enter');
    // As an input method writes a sign.
    for (const sign of signs) await desk.compose([sign], sign);
    await desk.press('Space');
    await desk.compose(['j', 'jiao'], '饺子');
    expect(await desk.html(), signs.join('')).toBe(pink(`<p>甲</p>${line}<p>乙</p>`));
  }
  for (const takeBack of ['Backspace', 'Control+z']) {
    await desk.setHtml(pink('<p>甲</p><p>乙</p>'));
    await article(page).getByText('甲', { exact: true }).click();
    await desk.press('End');
    await desk.press('Enter');
    await desk.compose(['＃'], '＃');
    await desk.press('Space');
    await article(page).locator('h1').waitFor();
    await desk.press(takeBack);
    await article(page).locator('h1').waitFor({ state: 'detached' });
    await desk.compose(['y', 'yi'], '一');
    expect((await desk.html()).replace('&nbsp;', ' '), takeBack).toBe(pink('<p>甲</p><p>＃ 一</p><p>乙</p>'));
  }
});

test.each(sizes)('E1 E10 E12 a line moves within its card, and the card as a whole (%s)', async (_, size) => {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await page.getByRole('button', { name: '添加图文' }).click();
  await use(page, '源代码');
  await page.getByLabel('商品描述 1 图文 源代码').fill(`<p>甲</p>${pink('<p>一</p><p>二</p>')}<p>乙</p>`);
  await use(page, '源代码');
  await article(page).getByText('二', { exact: true }).click();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  expect(await sourceOf(page)).toBe(`<p>甲</p>${pink('<p>二</p><p>一</p>')}<p>乙</p>`);
  const one = article(page).getByText('一', { exact: true });
  await one.click();
  await (await handleBeside(page, one)).click();
  await page.getByRole('menuitem', { name: '整块上移' }).waitFor();
  await expectUsable(page);
  await choose(page, '整块上移');
  await page.getByText('已移到第 1 段，共 4 段').waitFor({ state: 'attached' });
  await (await handleBeside(page, one)).click();
  await choose(page, '整块复制一份');
  await (await handleBeside(page, one.first())).click();
  await choose(page, '整块删除');
  expect(await sourceOf(page)).toBe(`${pink('<p>二</p><p>一</p>')}<p>甲</p><p>乙</p>`);
});

test.each(sizes)("E1 E10 a ready piece is put in, in the shop's colour, and filled in (%s)", async (_, size) => {
  const page = await open('/shop/1/goods/add', { as: demo, ...size });
  await write(page, 'one');
  await use(page, '模板');
  const shelf = page.getByRole('dialog', { name: '模板' });
  await shelf.getByRole('radio', { name: '绿' }).click();
  await expectUsable(page);
  await shelf.getByRole('button', { name: '标题条' }).click();
  await page.keyboard.type('below');
  await article(page).getByText('本期推荐').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  expect(await sourceOf(page)).toBe(
    '<p>one</p><section style="margin:12px 0;padding:8px 16px;border-radius:6px;background-color:#15803d;color:#ffffff;text-align:center"><p style="margin:0;font-size:18px"><strong>本期推荐!</strong></p></section><p>below</p>',
  );
  await use(page, '模板');
  expect(await shelf.getByRole('radio', { name: '绿' }).getAttribute('aria-checked')).toBe('true');
  await shelf.getByLabel('自选颜色').fill('#07c160');
  await shelf.getByRole('button', { name: '取货须知' }).click();
  await article(page).getByText('取货地点：').waitFor();
  await expectUsable(page);
  await page.keyboard.press('Control+z');
  await article(page).getByText('取货地点：').waitFor({ state: 'detached' });
  await use(page, '手机预览');
  const seen = page.getByRole('dialog', { name: '手机预览' }).getByText('本期推荐');
  expect(await seen.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(255, 255, 255)');
});

test('E1 the shelf is reached by keyboard, and the arrows lead through it', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await write(page, 'one');
  await page.getByRole('button', { name: '模板', exact: true }).focus();
  await page.keyboard.press('Enter');
  const shelf = page.getByRole('dialog', { name: '模板' });
  const red = shelf.getByRole('radio', { name: '红' });
  await expect.poll(() => red.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  const strip =
    '<section style="margin:12px 0;padding:8px 16px;border-radius:6px;background-color:#b45309;color:#ffffff;text-align:center"><p style="margin:0;font-size:18px"><strong>本期推荐</strong></p></section>';
  expect(await sourceOf(page)).toBe(`<p>one</p>${strip}<p>two</p>`);
});

test.each(sizes)(
  'E1 E3 E15 a place for a code becomes the picture that is sent, or one sent before (%s)',
  async (_, size) => {
    const page = await open('/shop/1/goods/add', { as: demo, ...size });
    await write(page, 'one');
    await use(page, '模板');
    await page.getByRole('dialog', { name: '模板' }).getByRole('button', { name: '二维码位' }).click();
    await article(page).getByRole('button', { name: '上传二维码' }).waitFor();
    await expectUsable(page);
    await use(page, '手机预览');
    const preview = page.getByRole('dialog', { name: '手机预览' });
    await preview.getByText('长按识别二维码').waitFor();
    expect(await preview.locator('.picture-place').evaluate((place) => place.getBoundingClientRect().width)).toBe(0);
    await press(page, '关闭');
    await article(page).getByLabel('上传二维码（文件）').setInputFiles(picture('beef'));
    const code = article(page).getByRole('img', { name: '二维码' });
    await code.waitFor();
    const sent = await code.getAttribute('src');
    await use(page, '模板');
    await page.getByRole('dialog', { name: '模板' }).getByRole('button', { name: '二维码位' }).click();
    await article(page).getByRole('button', { name: '选已上传的' }).click();
    const dialog = page.getByRole('dialog', { name: '选择二维码' });
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: '放入' }).click();
    await expect.poll(() => code.count()).toBe(2);
    expect(sent).not.toBe('');
    expect(await sourceOf(page)).not.toContain('picture-place');
  },
);
