// @vitest-environment jsdom
import { expect, it, test } from 'vitest';
import { dark, lined, pill, templateArticle } from '../../../tests/support/templates.ts';
import { readArticle } from '../document/article.ts';
import { isKept, isOrnament } from '../document/keep.ts';
import { piecesOf } from '../document/piecesOf.ts';
import { cleanPaste } from './cleanPaste.ts';

const boxesIn = (html: string): number => html.split('<section').length - 1;

test.each([
  [
    'a pill',
    pill('标题'),
    '<section style="text-align:center"><section style="text-align:center;padding:0.5em 1.5em;border-radius:20px;background-color:#d32a63;color:#fff;display:inline-block"><p style="letter-spacing:1.5px;font-size:16px"><strong>标题</strong></p></section></section>',
  ],
  [
    'lines beside a title',
    lined('标题'),
    '<section style="margin:10px auto;display:flex;justify-content:center;align-items:center"><section style="width:40px;height:1px;background-color:#d32a63"></section><section style="margin:0px 10px"><p style="font-size:18px;color:#d32a63">标题</p></section><section style="width:40px;height:1px;background-color:#d32a63"></section></section>',
  ],
  [
    'a dark ground',
    dark('题', '文'),
    '<section style="padding:16px;border-radius:8px;color:#fff;background-color:#20302a"><h3 style="font-size:20px;text-align:center">题</h3><p>文</p></section>',
  ],
  ["a page's own padding", '<div style="padding:20px;display:flex"><div><p>页</p></div></div>', '<p>页</p>'],
  [
    'a list with a ground',
    '<ul style="background:#333;color:#fff"><li>项</li></ul>',
    '<section style="background:#333;color:#fff"><ul><li>项</li></ul></section>',
  ],
])('E5 of %s the paste keeps what is seen', (_, html, clean) => {
  expect(cleanPaste(html).html).toBe(clean);
});

it('E5 the boxes of a template that are seen stay, and all text in them can be edited', () => {
  const { html } = cleanPaste(templateArticle(5000));
  expect(boxesIn(html)).toBe(13);
  const kept = piecesOf(readArticle(html)).filter(isKept);
  expect(kept.every(isOrnament)).toBe(true);
});

// The text is white, or nearly; what stands behind it is gone with its box, its list or its table.
test.each([
  [
    'in a cell',
    '<section style="background:#d32a63"><p style="color:#fff">白</p></section>',
    '<p style="color:#fff;background-color:#d32a63">白</p>',
    { intoCell: true },
  ],
  [
    'in an item',
    '<ul><li><section style="background-color:#d32a63"><span style="color:#fff">白</span></section></li></ul>',
    '<ul><li><span style="color:#fff;background-color:#d32a63">白</span></li></ul>',
    {},
  ],
  [
    'in a table',
    '<table style="background-color:#333"><tr><td><span style="color:#eee">白</span></td></tr></table>',
    '<table border="1"><tbody><tr><td><span style="color:#eee;background-color:#333">白</span></td></tr></tbody></table>',
    {},
  ],
  [
    'on a ground that runs from one colour into another',
    '<section style="background:linear-gradient(90deg, #d32a63, #f60)"><p style="color:#fff">白</p></section>',
    '<p style="color:#fff;background:linear-gradient(90deg, #d32a63, #f60)">白</p>',
    { intoCell: true },
  ],
  ['on nothing that was copied', '<p style="color:rgb(255, 255, 255)">白</p>', '<p>白</p>', {}],
  [
    'without looks',
    '<section style="background:#d32a63"><p style="color:#fff">白</p></section>',
    '<p>白</p>',
    { choice: 'tags' },
  ],
] as const)('E5 no text is white on white %s', (_, html, clean, options) => {
  expect(cleanPaste(html, options).html).toBe(clean);
});

test.each([
  [
    'red on its own ground',
    '<section style="background:#333"><p style="color:#c00">红</p></section>',
    '<p style="color:#c00">红</p>',
  ],
  ['gold on the page', '<p style="color:#ffd700">金</p>', '<p style="color:#ffd700">金</p>'],
  ['a name no one knows', '<p style="color:hotpink">粉</p>', '<p style="color:hotpink">粉</p>'],
])('E5 what can be read without its ground has none: %s', (_, html, clean) => {
  expect(cleanPaste(html, { intoCell: true }).html).toBe(clean);
});

it('E5 black text in white text stays black', () => {
  const html = '<section style="background:#fee;color:#fff"><p><span style="color:#000">黑</span></p></section>';
  expect(cleanPaste(html).html).toBe(
    '<section style="background:#fee;color:#fff"><p><span style="color:#000">黑</span></p></section>',
  );
});
