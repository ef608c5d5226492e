import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { type Desk, openDesk } from './fuzz/openDesk.ts';

const { open } = startBrowser();
const openNew = async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  return { page, desk: await openDesk(page) };
};

const LINK = '<a href="https://a.example">link</a>';
const IMG = '<img src="/favicon.ico" alt="">';
const at = (offset: number, line = 0) => ({ line, offset });
const compose = (desk: Desk, word: string) => desk.compose(['n', 'ni'], word);

test('E16 a composed word stands where the caret stood, and nothing beside it changes', async () => {
  const { desk } = await openNew();
  const cases = [
    [`<p>see ${LINK}</p>`, 8, `<p>see ${LINK}你</p>`],
    [`<p>${LINK} see</p>`, 0, `<p>你${LINK} see</p>`],
    [`<p>see ${LINK}</p>`, 6, '<p>see <a href="https://a.example">li你nk</a></p>'],
    [`<p>abc${IMG}</p>`, 4, `<p>abc${IMG}你</p>`],
    [`<p>${IMG}def</p>`, 0, `<p>你${IMG}def</p>`],
    [`<p>abc${IMG}def</p>`, 4, `<p>abc${IMG}你def</p>`],
    [`<p>${IMG}${IMG}</p>`, 1, `<p>${IMG}你${IMG}</p>`],
    ['<p>a<strong>b</strong>c</p>', 2, '<p>a<strong>b你</strong>c</p>'],
    ['<p>a<br>b</p>', 2, '<p>a<br>你b</p>'],
    ['<ul><li>a</li></ul>', 1, '<ul><li>a你</li></ul>'],
  ] as const;
  for (const [before, offset, after] of cases) {
    await desk.setHtml(before);
    await desk.select(at(offset), at(offset), true);
    await compose(desk, '你');
    expect(await desk.html(), before).toBe(after);
    await desk.setHtml(before);
    await desk.select(at(offset), at(offset), false);
    await compose(desk, '');
    expect(await desk.html(), `${before}, given up`).toBe(before);
  }
});

test('E16 each word is a step of its own, whatever came before it', async () => {
  const { page, desk } = await openNew();
  const article = page.getByRole('textbox', { name: '商品描述 1 图文', exact: true });

  await article.click();
  await desk.type('abc');
  await compose(desk, '你');
  await desk.press('Control+z');
  expect(await desk.html()).toBe('<p>abc</p>');

  await desk.setHtml('<p>stored</p>');
  await desk.select(at(6), at(6), true);
  await compose(desk, '你');
  await compose(desk, '好');
  await desk.press('Enter');
  await compose(desk, '再');
  await compose(desk, '见');
  const lines = article.locator('[data-block="true"]');
  for (const steps of [['stored你好', '再'], ['stored你好', ''], ['stored你好'], ['stored你'], ['stored']]) {
    await desk.press('Control+z');
    await expect.poll(() => lines.allTextContents()).toEqual(steps);
  }
});

test('E16 a step back from a word after a paste does not break the form', async () => {
  const { page, desk } = await openNew();
  await desk.setHtml('<p>stored</p>');
  await desk.select(at(6), at(6), true);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>one</p><p>two</p>');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.public-DraftEditor-content')?.dispatchEvent(paste);
  });
  await compose(desk, '你');
  await desk.press('Control+z');
  await desk.press('Control+z');
  expect(await desk.html()).toBe('<p>stored</p>');
});

test('E16 what was chosen at the caret is how the word looks, and what was taken off is not', async () => {
  const { desk } = await openNew();
  await desk.setHtml('<p>a<strong>b</strong></p>');
  await desk.select(at(1), at(1), true);
  await desk.press('Control+i');
  await compose(desk, '你');
  await desk.select(at(3), at(3), true);
  await desk.press('Control+b');
  await compose(desk, '好');
  expect(await desk.html()).toBe('<p>a<em>你</em><strong>b</strong>好</p>');
});

test('E16 a word that something cuts off stays as it is', async () => {
  const { page, desk } = await openNew();
  const article = page.getByRole('textbox', { name: '商品描述 1 图文', exact: true });
  await desk.setHtml('<p>x</p><p>why</p>');
  await desk.select(at(1), at(1), true);
  await desk.leave(['n', 'ni']);
  expect(await desk.html()).toBe('<p>xni</p><p>why</p>');

  await desk.setHtml('<p>x</p><p>why</p>');
  await desk.select(at(1), at(1), true);
  await desk.show('ni');
  await article.getByText('why').click();
  await desk.press('End');
  await desk.type('!');
  expect(await desk.html()).toBe('<p>xni</p><p>why!</p>');
});

test('E16 after a word that was given up the caret is where it was', async () => {
  const { desk } = await openNew();
  await desk.setHtml('<p>x</p>');
  await desk.select(at(1), at(1), true);
  await desk.type('bc');
  await compose(desk, '');
  await desk.press('Backspace');
  expect(await desk.html()).toBe('<p>xb</p>');
});

test('E16 a phone takes words up and takes signs back as a whole', async () => {
  const { desk } = await openNew();
  await desk.setHtml('<p>say <strong>hel</strong>lo</p>');
  await desk.select(at(9), at(9), true);
  await desk.takeUp(4, 9, 'hallo');
  expect(await desk.html()).toBe('<p>say <strong>hal</strong>lo</p>');

  await desk.setHtml('<p>a👨‍👩‍👧b🇨🇦</p>');
  await desk.select(at(14), at(14), true);
  await desk.press('Backspace');
  await desk.press('Backspace');
  await desk.press('Backspace');
  expect(await desk.html()).toBe('<p>a</p>');
});

test('E16 in a cell a word is a step of its own, too', async () => {
  const { page, desk } = await openNew();
  await desk.setHtml('<table border="1"><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
  await page.getByRole('gridcell').first().dblclick();
  const cell = page.getByRole('textbox', { name: '第 1 行第 1 列' });
  await cell.waitFor();
  await desk.type('bc');
  await compose(desk, '你');
  await desk.press('Control+z');
  await expect.poll(() => cell.textContent()).toBe('abc');
  await compose(desk, '好');
  await page.getByLabel('商品名称').focus();
  expect(await desk.html()).toContain('<td>abc好</td><td>b</td>');
});
