import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { openDesk } from './fuzz/openDesk.ts';

const { open } = startBrowser();
const openNew = async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  return { page, desk: await openDesk(page) };
};

/** Pastes what another program has put on the clipboard. */
const paste = (page: Page, clipboard: Readonly<Record<string, string>>) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.public-DraftEditor-content')?.dispatchEvent(event);
  }, clipboard);

const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1;margin-left:${level * 21}.0pt'><![if !supportLists]><span
  style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span>${text}</span></p>`;
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

test('E5 a list from Word that skips a level and goes on after a paragraph comes as it looks', async () => {
  const { page, desk } = await openNew();
  await desk.setHtml('');
  const body = `${item(1, '1.', '水饺')}${item(3, '·', '猪肉')}<p class=MsoNormal>说明</p>${item(1, '2.', '豆腐')}`;
  await paste(page, { 'text/html': word(body), 'text/plain': '水饺' });
  expect(await desk.html()).toBe(
    '<ol><li>水饺<ul><li>猪肉</li></ul></li></ol><p>说明</p><ol start="2"><li>豆腐</li></ol>',
  );
});

test('E5 lists of Google Docs and a linked picture keep what they are', async () => {
  const { page, desk } = await openNew();
  await desk.setHtml('');
  const point = (text: string, sign = 'disc') =>
    `<li dir="ltr" style="list-style-type:${sign};"><p dir="ltr"><span>${text}</span></p></li>`;
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${point('鲜肉')}<ol>${point('猪', 'decimal')}</ol></ul><p><a href="https://a.example/"><img src="/favicon.ico" alt="标"></a></p></b>`;
  await paste(page, { 'text/html': html, 'text/plain': '鲜肉' });
  expect(await desk.html()).toBe(
    '<ul><li>鲜肉<ol><li>猪</li></ol></li></ul><p><a href="https://a.example/"><img src="/favicon.ico" alt="标"></a></p>',
  );
});

test('E1 an address pasted over chosen words links them', async () => {
  const { page, desk } = await openNew();
  await desk.setHtml('<p>看这里吧</p>');
  await desk.select({ line: 0, offset: 1 }, { line: 0, offset: 3 }, true);
  await paste(page, { 'text/plain': 'https://a.example/menu' });
  expect(await desk.html()).toBe(
    '<p>看<a href="https://a.example/menu" target="_blank" rel="noopener noreferrer">这里</a>吧</p>',
  );
});
