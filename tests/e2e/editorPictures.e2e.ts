import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { choose, expectUsable, picture, press, rowOf, sizes } from './deeds.ts';
import { type Desk, openDesk } from './fuzz/openDesk.ts';

const { open } = startBrowser();

const PICTURE = '<img src="/favicon.ico" alt="饺子" width="200">';
const article = (page: Page) => page.getByRole('textbox', { name: '商品描述 1 图文', exact: true });
const edge = (page: Page) => article(page).getByRole('slider', { name: '图片宽度' });
const caption = (page: Page) => article(page).getByRole('textbox', { name: '图片：饺子 的图注' });

/** A tool of the article, which a phone keeps behind 更多. */
async function pressTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('toolbar').getByRole('button', { name, exact: true });
  if (!(await tool.isVisible())) await page.getByRole('toolbar').getByRole('button', { name: '更多' }).click();
  await tool.click();
}

/** An article that was stored like this, its picture chosen. */
async function openPicture(html: string) {
  const page = await open('/shop/1/goods/add', { as: demo });
  const desk = await openDesk(page);
  await desk.setHtml(html);
  await article(page).getByRole('button', { name: '图片：饺子', exact: true }).click();
  return { page, desk };
}

async function back(page: Page, desk: Desk): Promise<string> {
  await page.keyboard.press('Escape');
  await article(page).getByText('后').click();
  await desk.press('Control+z');
  return desk.html();
}

/** Takes hold of the edge and draws it so far. */
async function draw(page: Page, px: number): Promise<void> {
  const box = await edge(page).boundingBox();
  if (!box) throw new Error('There is no edge.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + px / 2, y);
  await page.mouse.move(x + px, y);
  await page.mouse.up();
}

const stored = `<p>前</p><p>${PICTURE}</p><p>后</p>`;

test('E1 E10 a picture is drawn wider by its edge, one step however far', async () => {
  const { page, desk } = await openPicture(stored);
  await draw(page, 60);
  await expect.poll(() => edge(page).getAttribute('aria-valuenow')).toBe('260');
  await draw(page, -400);
  await expect.poll(() => edge(page).getAttribute('aria-valuenow')).toBe('24');
  expect(await back(page, desk)).toBe(stored.replace('200', '260'));
});

test('E1 a picture that is drawn and let go of in one breath is as wide as it was drawn', async () => {
  const { page, desk } = await openPicture(stored);
  await edge(page).evaluate((element) => {
    const tell = (type: string, clientX: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, clientX }));
    tell('pointerdown', 0);
    tell('pointermove', 60);
    tell('pointerup', 60);
  });
  await page.keyboard.press('Escape');
  expect(await desk.html()).toBe(stored.replace('200', '260'));
});

test('E1 a finger draws a picture by its edge, within a box, too', async () => {
  const inBox = (html: string) => `<section style="background:#fee"><p>前</p>${html}</section>`;
  const page = await open('/shop/1/goods/add', { as: demo, hasTouch: true });
  const desk = await openDesk(page);
  await desk.setHtml(inBox(`<p>${PICTURE}</p>`));
  await article(page).getByRole('button', { name: '图片：饺子', exact: true }).tap();
  await edge(page).scrollIntoViewIfNeeded();
  const box = await edge(page).boundingBox();
  if (!box) throw new Error('There is no edge.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + moved, y }] });
  await touch('touchStart', 0);
  for (const moved of [-20, -50, -80]) await touch('touchMove', moved);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => edge(page).getAttribute('aria-valuenow')).toBe('120');

  expect(await desk.html()).toBe(inBox(`<p>${PICTURE.replace('200', '120')}</p>`));
});

test('E1 E10 the width is moved by the arrow keys, and Esc takes it back', async () => {
  const { page, desk } = await openPicture(stored);
  await edge(page).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'PageUp']) await page.keyboard.press(key);
  expect(await edge(page).getAttribute('aria-valuetext')).toBe('310 像素，占 42%');
  await page.keyboard.press('Escape');
  expect(await edge(page).getAttribute('aria-valuenow')).toBe('200');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await desk.html()).toBe(stored.replace('200', '210'));
});

test('E1 E16 what is composed under a picture is its caption', async () => {
  const { page, desk } = await openPicture(stored);
  await page.getByRole('button', { name: '居中独占一行' }).click();
  await page.getByRole('button', { name: '加图注' }).click();
  await desk.compose(['s', 'sh', 'xian'], '现包');
  await desk.compose(['j', 'jiaozi'], '饺子 <3');
  await page.keyboard.press('Enter');
  // The caret goes on behind the picture.
  await desk.type('新');
  const told =
    '<figure style="text-align:center"><img src="/favicon.ico" alt="饺子" width="200"><figcaption>现包饺子 &lt;3</figcaption></figure>';
  expect(await desk.html()).toBe(`<p>前</p>${told}<p>新后</p>`);
});

test.each(sizes)(
  'E1 E3 a picture with its width and its caption is saved and found again (%s)',
  async (where, size) => {
    const page = await open('/shop/1/goods/add', { as: demo, ...size });
    await page.getByLabel('商品名称').fill(`图注 ${where}`);
    await page.getByRole('radio', { name: '肉蛋熟食' }).click();
    await page.getByLabel('价格', { exact: true }).fill('12.50');
    await page.getByLabel('库存').fill('20');
    await page.getByRole('button', { name: '添加图文' }).click();
    await article(page).click();
    await pressTool(page, '图片');
    await page.locator('dialog[open] input[type=file]').setInputFiles([picture('beef')]);
    const chosen = article(page).getByRole('button', { name: '图片：beef', exact: true });
    await chosen.click();
    const width = Number(await edge(page).getAttribute('aria-valuenow'));
    await expectUsable(page);

    await draw(page, -80);
    await expect.poll(() => edge(page).getAttribute('aria-valuenow')).toBe(String(width - 80));
    await page.getByRole('button', { name: '加图注' }).click();
    const written = article(page).getByRole('textbox', { name: '图片：beef 的图注' });
    await page.keyboard.insertText('现切牛肉，当天送达');
    // Saved while it is still being written.
    await press(page, '提交');
    await rowOf(page, `图注 ${where}`).waitFor();
    await choose(page, `图注 ${where}`, '编辑');
    await written.waitFor();
    expect(await written.inputValue()).toBe('现切牛肉，当天送达');
    await chosen.click();
    expect(await edge(page).getAttribute('aria-valuenow')).toBe(String(width - 80));
    await expectUsable(page);
  },
);

test('E10 E12 without its caption a picture stands in its paragraph again, as it was', async () => {
  const linked = `<p>前</p><p style="text-align:right"><a href="/shop">${PICTURE}</a></p><p>后</p>`;
  const { page, desk } = await openPicture(linked);
  await page.getByRole('button', { name: '加图注' }).click();
  await desk.compose(['j'], '饺');
  await article(page).getByText('后').click();
  const told = await desk.html();
  expect(told).toContain('<figcaption>饺</figcaption>');
  await desk.setHtml(told);

  await caption(page).fill('');
  await article(page).getByText('后').click();
  const blocks = article(page).locator('figure');
  await expect.poll(() => blocks.count()).toBe(0);
  await desk.press('Control+z');
  await expect.poll(() => blocks.count()).toBe(1);
  await desk.press('Control+y');
  expect(await desk.html()).toBe(linked);
});

test('E1 a picture within a line says why it can have no caption', async () => {
  const { page } = await openPicture(`<p>前${PICTURE}</p><p>后</p>`);
  const tool = page.getByRole('button', { name: '加图注' });
  expect(await tool.getAttribute('aria-disabled')).toBe('true');
  await tool.click({ force: true });
  expect(await caption(page).count()).toBe(0);
});
