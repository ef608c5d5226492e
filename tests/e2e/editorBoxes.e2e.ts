import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { card, dark, lined, pill } from '../support/templates.ts';
import { demo, startBrowser } from './browser.ts';
import { press, rowOf } from './deeds.ts';
import { openDesk } from './fuzz/openDesk.ts';

const { open } = startBrowser();

const article = (page: Page) => page.getByRole('textbox', { name: '商品描述 1 图文', exact: true });

async function openNew() {
  const page = await open('/shop/1/goods/add', { as: demo });
  return { page, desk: await openDesk(page) };
}

/** The caret behind a line's last sign. */
async function goBehind(page: Page, text: string): Promise<void> {
  await article(page).getByText(text, { exact: true }).click();
  await page.keyboard.press('End');
}

/** How a text is seen: its colour, and the ground behind it. */
const seenAs = (page: Page, text: string) =>
  article(page)
    .getByText(text, { exact: true })
    .evaluate((element) => {
      const groundAt = (at: Element | null): string => {
        const ground = at ? getComputedStyle(at).backgroundColor : '';
        return at && ground === 'rgba(0, 0, 0, 0)' ? groundAt(at.parentElement) : ground;
      };
      return [getComputedStyle(element).color, groundAt(element)];
    });

test('E12 E16 a stored template opens in its boxes, and of its source only the words change that are written', async () => {
  const { page, desk } = await openNew();
  await page.getByLabel('商品名称').fill('模板水饺');
  await page.getByRole('radio', { name: '肉蛋熟食' }).click();
  await page.getByLabel('价格', { exact: true }).fill('12.50');
  await page.getByLabel('库存').fill('20');
  await desk.setHtml(
    pill('周末拼团') + lined('今日到货') + card('三种馅料', '可以混搭') + dark('取货须知', '到店自取'),
  );
  await press(page, '提交');
  await rowOf(page, '模板水饺').getByRole('button', { name: '编辑' }).click();
  await article(page).getByText('到店自取').waitFor();
  const stored = await desk.html();
  await desk.setHtml(stored);
  expect(stored).toContain('border-radius: 20px;background-color: #d32a63;color: #fff');
  expect(await article(page).getByText('这段内容按原样保留').filter({ visible: true }).count()).toBe(0);
  expect(await seenAs(page, '到店自取')).toEqual(['rgb(255, 255, 255)', 'rgb(32, 48, 42)']);

  await goBehind(page, '到店自取');
  await desk.type(' today');
  await desk.compose(['n', 'ni'], '你');
  await desk.compose(['h', 'hao'], '好');
  const written = stored.replace('到店自取', '到店自取 today你好');
  expect(await desk.html()).toBe(written);
  await desk.setHtml(written);

  await press(page, '查找替换');
  await page.getByLabel('查找', { exact: true }).fill('混搭');
  await page.getByLabel('替换为').fill('任选');
  await press(page, '上一个');
  await page.getByText('共 1 处').waitFor();
  await press(page, '替换');
  await press(page, '关闭查找');
  await article(page).getByText('可以任选', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await article(page).getByText('可以混搭', { exact: true }).waitFor();
  expect(await desk.html()).toBe(written);
});

test('E5 a coloured box that is pasted keeps its ground and its colour', async () => {
  const { page, desk } = await openNew();
  await article(page).click();
  await page.evaluate(
    (html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector('.public-DraftEditor-content')?.dispatchEvent(paste);
    },
    dark('取货须知', '到店自取'),
  );
  for (const text of ['取货须知', '到店自取']) {
    expect(await seenAs(page, text), text).toEqual(['rgb(255, 255, 255)', 'rgb(32, 48, 42)']);
  }
  expect(await desk.html()).toBe(
    '<section style="padding:16px;border-radius:8px;color:#fff;background-color:#20302a"><h3 style="font-size:20px;text-align:center">取货须知</h3><p>到店自取</p></section>',
  );
});

test('E10 Enter goes on in a box and leaves it from its empty last line, and each is taken back', async () => {
  const { page, desk } = await openNew();
  const inBox = (html: string) => `<section style="background:#fee">${html}</section>`;
  await desk.setHtml(inBox('<p>one</p>'));
  await goBehind(page, 'one');
  await desk.press('Enter');
  await desk.type('two');
  await desk.press('Enter');
  await desk.press('Enter');
  await desk.compose(['n', 'ni'], '你');
  const shown = () =>
    article(page).evaluate((host) =>
      [...host.querySelectorAll('[data-block="true"]')].flatMap((line) => {
        const text = line.textContent ?? '';
        return text === '' ? [] : [`${line.closest('.box') ? 'in the box' : 'outside'}: ${text}`];
      }),
    );
  expect(await shown()).toEqual(['in the box: one', 'in the box: two', 'outside: 你']);
  await desk.press('Control+z');
  await expect.poll(shown).toEqual(['in the box: one', 'in the box: two']);
  await desk.press('Control+z');
  await desk.compose(['h', 'hao'], '好');
  expect(await desk.html()).toBe(inBox('<p>one</p><p>two</p><p>好</p>'));
});
