import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { expectUsable, press, rowOf, sizes } from './deeds.ts';

const { open } = startBrowser();
const adding = '/shop/2/goods/add';
const article = (page: Page) => page.getByRole('textbox', { name: '商品描述 1 图文' });
/** It is told that all is kept, and no longer told: the next telling is another one. */
async function saved(page: Page): Promise<void> {
  await page.getByText('本地保存成功').waitFor();
  await page.getByText('本地保存成功').waitFor({ state: 'detached' });
}
const offer = (page: Page) => page.getByRole('region', { name: '未保存的内容' });

/** As a program puts it on the clipboard and the merchant presses Ctrl+V. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', '…');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal style='mso-char-indent-count:2.0'><b><span style='color:#C00000;mso-fareast-language:ZH-CN'>趁热吃</span></b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>解冻</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>上锅</p>
<!--EndFragment--></body></html>`;

test.each(sizes)(
  'E2 E5 E14 an article pasted from Word outlives a crashed tab, is offered, restored, taken back and saved (%s)',
  async (where, size) => {
    const name = `手工包子 ${where}`;
    const page = await open(adding, { as: demo, ...size, mayLog: /crash/i });
    await press(page, '添加图文');
    await article(page).click();
    await page.keyboard.type('前言');
    await page.keyboard.press('Enter');
    await paste(page, fromWord);
    await page
      .getByRole('group', { name: '粘贴选项' })
      .getByRole('button', { name: '保留源格式', pressed: true })
      .waitFor();
    expect(await article(page).locator('ol li').allTextContents()).toEqual(['解冻', '上锅']);
    await saved(page);
    await expectUsable(page);
    await press(page, '只保留文本');
    expect(await article(page).locator('ol').count()).toBe(0);
    await saved(page);
    await press(page, '保留源格式');
    await article(page).locator('ol li').first().waitFor();
    await saved(page);

    // The tab's process ends as if it had crashed: nothing is asked and nothing is written on the way.
    const context = page.context();
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();

    const again = await context.newPage();
    await again.goto(adding);
    await offer(again).getByText('有一份刚才未保存的内容：商品描述').waitFor();
    await expectUsable(again);
    expect(await article(again).count()).toBe(0);
    await offer(again).getByRole('button', { name: '恢复' }).click();
    await article(again).getByText('趁热吃').waitFor();
    await press(again, '撤销恢复');
    await article(again).waitFor({ state: 'detached' });
    await offer(again).getByRole('button', { name: '恢复' }).click();
    await article(again).getByText('趁热吃').waitFor();

    await again.getByLabel('商品名称').fill(name);
    await again.getByLabel('库存').fill('3');
    await again.getByLabel('价格', { exact: true }).fill('9');
    await press(again, '提交');
    await again.getByText('商品信息已添加').waitFor();
    await again.goto(adding);
    await again.getByRole('button', { name: '添加图文' }).waitFor();
    expect(await offer(again).count()).toBe(0);

    await again.goto('/shop/2/goods/list');
    await rowOf(again, name).getByRole('button', { name: '编辑' }).click();
    await article(again).locator('ol li').first().waitFor();
    expect(await article(again).locator('ol li').allTextContents()).toEqual(['解冻', '上锅']);
    expect(
      await article(again)
        .getByText('趁热吃')
        .evaluate((text) => getComputedStyle(text).color),
    ).toBe('rgb(192, 0, 0)');
    // Read and not written into: nothing is kept and nothing is asked on the way out.
    await article(again).click();
    await again.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft/')))).toEqual([]);
  },
);

test('E2 two tabs that write the same article warn each other', async () => {
  const page = await open(adding, { as: demo });
  const other = await page.context().newPage();
  await other.goto(adding);
  const warning = '另一个标签页也在添加商品，两边的草稿各自保存';
  await press(page, '添加图文');
  await article(page).click();
  await page.keyboard.type('here');
  await saved(page);
  await other.getByText(warning).waitFor();
  expect(await page.getByText(warning).count()).toBe(0);
  await press(other, '添加图文');
  await article(other).click();
  await other.keyboard.type('there');
  await saved(other);
  await page.getByText(warning).waitFor();
});
