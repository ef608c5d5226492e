import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, phone, startBrowser } from './browser.ts';
import { choose, press, rowOf } from './deeds.ts';

const { open } = startBrowser();

/**
 * As browsers translate a page: each text is put into two `<font>` in the place where it stood, the text node that was
 * there is gone, and what comes later is done the same way. What is `translate="no"` is left alone.
 */
function translate(): void {
  const leftAlone = 'font, script, style, textarea, [translate="no"]';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(leftAlone)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    texts.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) wrap(target);
      for (const node of addedNodes)
        if (node instanceof Text) wrap(node);
        else walk(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Libraries draw their own, articles are not translated, and what stands until the product opens is none of React's. */
const notOurs = '[translate="no"], [class*="ant-"], .opening, style, script';
/** Texts of ours that share their element, which a translated page breaks at. */
const sharedTexts = (page: Page) =>
  page.evaluate(
    (leftAlone) =>
      [...document.querySelectorAll('body *')]
        .filter((each) => !each.closest(leftAlone))
        .filter(({ childNodes }) => childNodes.length > 1)
        .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    notOurs,
  );

async function openTranslated(path: string, wanted: object = {}): Promise<Page> {
  const page = await open('/healthz', { as: demo, alone: true, ...wanted });
  await page.addInitScript(translate);
  await page.goto(path);
  return page;
}

const sizes = [
  ['desktop', {}],
  ['phone', { viewport: phone, hasTouch: true }],
] as const;

test.each(sizes)('N11 on a translated page goods are ticked, found, written and saved (%s)', async (where, size) => {
  const page = await openTranslated('/shop/1/goods/list', size);
  await rowOf(page, '牛腱子').getByRole('checkbox').click();
  await page.getByText('已选 1 条').waitFor();
  await rowOf(page, '三文鱼头').getByRole('checkbox').click();
  await page.getByText('已选 2 条').waitFor();
  await page.goto('/shop/1/goods/add');
  await press(page, '提交');
  await page.getByText('请输入商品名称').first().waitFor();
  await page.getByLabel('商品名称').fill(`翻译过的豆腐 ${where}`);
  await page.getByLabel('价格', { exact: true }).fill('3.x');
  await press(page, '提交');
  await page.getByText('价格格式不正确').first().waitFor();
  await page.getByLabel('价格', { exact: true }).fill('3.50');
  await page.getByLabel('库存').fill('9');
  await page.getByRole('button', { name: '添加图文' }).click();
  const article = page.getByRole('textbox', { name: '商品描述 1 图文' });
  await article.click();
  await page.keyboard.type('嫩的');
  await page.keyboard.press('Enter');
  await page.keyboard.type('老的');
  await press(page, '提交');
  await page.getByText('商品信息已添加').waitFor();
  await rowOf(page, `翻译过的豆腐 ${where}`).waitFor();
});

test.each(sizes)('N11 on a translated page a text message is written letter by letter (%s)', async (_, size) => {
  const page = await openTranslated('/shop/1/group/list', size);
  await choose(page, '海南荔枝空运团', '查看');
  await page.getByRole('button', { name: '发送短信' }).click();
  await page.getByLabel('短信内容').click();
  await page.keyboard.type('到货 {姓名} 🍑 abc');
  await page.getByRole('button', { name: '去改' }).click();
  await page.keyboard.type('陈');
  await page.getByText('11/1600').waitFor();
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: /^发送给 38 人/ }).waitFor();
});

test('N11 on a translated page all that a merchant opens can be opened, and changes as it should', async () => {
  const page = await openTranslated('/shop/1/orders/list');
  await page.getByRole('row').nth(1).waitFor();
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /展开|明细/ })
    .first()
    .click();
  await page.getByRole('button', { name: '筛选' }).click();
  for (const path of ['/shop/1/robot', '/shop/1/info/', '/groups', '/views', '/shop/1/tags', '/dashboard']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('这一页出错了').count()).toBe(0);
  }
});

test.each([
  '/dashboard',
  '/shop/1/goods/list',
  '/shop/1/goods/add',
  '/shop/1/orders/list',
  '/shop/1/group/list',
  '/shop/1/group/add',
  '/shop/1/robot',
  '/shop/1/info/',
  '/shop/1/tags',
  '/groups',
  '/groups/add',
])('N11 every text of %s stands alone in its element', async (path) => {
  const page = await open(path, { as: demo });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await sharedTexts(page)).toEqual([]);
});
