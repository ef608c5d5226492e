// @vitest-environment jsdom
import { expect, it, test } from 'vitest';
import { vectors } from '../../../tests/unsafe/vectors.ts';
import { readArticle } from '../document/article.ts';
import { sanitize } from '../sanitize.ts';
import { cleanPaste } from './cleanPaste.ts';

const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=ProgId content=Word.Document><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; margin-bottom:.0001pt; text-align:justify; font-size:10.5pt;}
@page WordSection1 {size:595.3pt 841.9pt;}
--></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<span lang=EN-US><o:p></o:p></span></p>`;

test.each([
  [
    'a Word paragraph is a paragraph',
    word(
      `<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'><b><span style='font-size:14.0pt;font-family:"微软雅黑",sans-serif;color:red;mso-ansi-language:EN-US'>肥牛<span lang=EN-US>500g</span></span></b><span lang=EN-US><o:p></o:p></span></p><p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>`,
    ),
    /^<p style="text-indent:2em"><b><span style="font-size:19px;font-family:(?:&quot;微软雅黑&quot;|"微软雅黑"),sans-serif;color:red">肥牛500g<\/span><\/b><\/p><p>(?:&nbsp;|<br>)<\/p>$/,
  ],
  [
    'Word lists are lists, one in another',
    word(
      `${item(1, '1.', '洗净')}${item(2, 'a)', '切片')}${item(1, '2.', '下锅')}<p class=MsoNormal>好了</p>${item(1, '·', '盐')}`,
    ),
    '<ol><li>洗净<ol><li>切片</li></ol></li><li>下锅</li></ol><p>好了</p><ul><li>盐</li></ul>',
  ],
  [
    'a Word table keeps its cells and colours, not its millimetres',
    word(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'><tr style='mso-yfti-irow:0'><td width=197 colspan=2 valign=top style='width:147.5pt;border:solid windowtext 1.0pt;background:#FFE599;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal align=center style='text-align:center'><span lang=EN-US>1.50<o:p></o:p></span></p></td></tr></table>`,
    ),
    '<table border="1"><tbody><tr><td width="197" colspan="2" valign="top" style="width:197px;border:solid windowtext 1px;background-color:#FFE599">1.50</td></tr></tbody></table>',
  ],
  [
    'Excel cells keep the looks of their classes',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--
table{mso-displayed-decimal-separator:"\\.";} td{padding:0px;color:black;font-size:11.0pt;mso-number-format:General;text-align:general;vertical-align:middle;border:none;white-space:nowrap;}
.xl65{text-align:center;background:yellow;mso-pattern:black none;font-weight:700;}
--></style></head><body link=blue><table border=0 cellpadding=0 cellspacing=0 width=144 style='border-collapse:collapse;width:108pt'><!--StartFragment--><col width=72 span=2 style='width:54pt'><tr height=19 style='height:14.4pt'><td height=19 class=xl65 width=72 style='height:14.4pt;width:54pt'>品名</td><td align=right width=72>12.5</td></tr><!--EndFragment--></table></body></html>`,
    '<table border="1"><colgroup><col width="72" span="2" style="width:72px"></colgroup><tbody><tr style="height:19px"><td height="19" width="72" style="font-size:15px;vertical-align:middle;text-align:center;background-color:yellow;font-weight:700;height:19px;width:72px">品名</td><td align="right" width="72" style="font-size:15px;vertical-align:middle">12.5</td></tr></tbody></table>',
  ],
  [
    'E5 a WeChat article keeps its words, looks and pictures, not its boxes',
    `<section style="max-width: 100%;box-sizing: border-box !important;overflow-wrap: break-word !important;text-align: center;visibility: hidden;" data-mpa-powered-by="yiban.io"><section data-role="outer"><p style="line-height: 1.75em;"><span style="color: rgb(255, 76, 65);font-size: 16px;"><strong>周末火锅团</strong></span></p><p><img class="rich_pages wxw-img" data-ratio="0.66" data-src="https://mmbiz.qpic.cn/mmbiz_jpg/a/640?wx_fmt=jpeg" src="data:image/svg+xml,%3Csvg%3E" data-type="jpeg" data-w="1080"></p><section>地址：<a href="javascript:void(0);" data-miniprogram-appid="wx1">小程序</a></section><mp-style-type data-value="3"></mp-style-type></section></section>`,
    '<p style="text-align:center;line-height:1.75em"><span style="color:rgb(255, 76, 65);font-size:16px"><strong>周末火锅团</strong></span></p><p style="text-align:center"><img src="https://mmbiz.qpic.cn/mmbiz_jpg/a/640?wx_fmt=jpeg"></p><p style="text-align:center">地址：小程序</p>',
  ],
  [
    'a page copied in Chrome loses what nobody has chosen',
    `<meta charset='utf-8'><span style="color: rgb(0, 0, 0); font-family: Arial; font-size: 16px; font-style: normal; font-variant-ligatures: normal; letter-spacing: normal; orphans: 2; text-align: start; text-indent: 0px; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; display: inline !important; float: none;">今日特价</span>`,
    '<p><span style="font-family:Arial;font-size:16px">今日特价</span></p>',
  ],
  [
    "Google's documents are not bold all over",
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;">素</span><span style="font-weight:700">荤</span></p><br></b>`,
    /^<p style="line-height:1.38(?:;margin-top:0pt)?"><span style="font-size:11pt">素<\/span><span style="font-weight:700">荤<\/span><\/p>/,
  ],
  ['a link around a paragraph is a link in it', '<a href="/a"><div>去看看</div></a>', '<p><a href="/a">去看看</a></p>'],
  ['bare text is a paragraph', '一<br>二', '<p>一<br>二</p>'],
  [
    'old HTML has a look, too',
    '<center><font color="red" size="5">促销</font></center>',
    '<p style="text-align:center"><span style="color:red;font-size:24px">促销</span></p>',
  ],
  [
    'a box in a box around text is a line',
    '<div><div>一</div>二<div><p>三</p></div></div>',
    '<p>一</p><p>二</p><p>三</p>',
  ],
  [
    'an item with a paragraph has its text',
    '<ul style="x:y"><li role="x"><p>一</p></li><li><p>二</p><p>三</p></li></ul>',
    '<ul><li>一</li><li>二<br>三</li></ul>',
  ],
  [
    'an item with a paragraph in a box has its pictures and links',
    '<ul><li><div><p>一<img src="/p.png"></p><p><a href="/a">二</a></p><ul><li>三</li></ul></div></li></ul>',
    '<ul><li>一<img src="/p.png"><br><a href="/a">二</a><ul><li>三</li></ul></li></ul>',
  ],
  ['what is hidden is not copied', '<p>一<span style="display:none">藏</span></p>', '<p>一</p>'],
  [
    'E5 a table in a table is text',
    '<table><tr><td>外<table><tr><td>内一</td><td>内二</td></tr><tr><td>内三</td></tr></table></td></tr></table>',
    '<table border="1"><tbody><tr><td>外内一 内二<br>内三</td></tr></tbody></table>',
  ],
  ['E5 a picture written into the text is dropped', '<p>一<img src="data:image/png;base64,AA">二</p>', '<p>一二</p>'],
])('%s', (_, html, clean) => {
  const { html: pasted } = cleanPaste(html);
  if (clean instanceof RegExp) expect(pasted).toMatch(clean);
  else expect(pasted).toBe(clean);
});

it('what was pasted as text can be edited, and nothing of it is only kept', () => {
  const html = `${item(1, '1.', '洗净')}<div><h2>题</h2><blockquote><div>引</div></blockquote><small>小</small><kbd>键</kbd></div>`;
  const content = readArticle(cleanPaste(word(html)).html);
  expect(content.getBlocksAsArray().map((block) => [block.getType(), block.getText()])).toEqual([
    ['ordered-list-item', '洗净'],
    ['header-two', '题'],
    ['blockquote', '引'],
    ['unstyled', '小键'],
  ]);
});

it('into a cell no table goes, only its text', () => {
  const html = '<p>前</p><table><tr><td>一</td><td>二</td></tr><tr><td>三</td></tr></table>';
  expect(cleanPaste(html, { intoCell: true }).html).toBe('<p>前</p><p>一 二<br>三</p>');
});

const rich =
  '<h2 style="color:red">题</h2><p style="color:red">一<span style="font-size:20px">二</span><a href="/a" title="x">三</a><img src="/p.png" alt="图" width="10"></p><ul><li>四<ul><li>五</li></ul></li></ul><table><tr><th style="color:red">六</th><td colspan="2">七</td></tr></table>';

it('只保留标签 keeps what things are, not how they look', () => {
  expect(cleanPaste(rich, { choice: 'tags' }).html).toBe(
    '<h2>题</h2><p>一二<a href="/a">三</a><img src="/p.png" alt="图" width="10"></p><ul><li>四<ul><li>五</li></ul></li></ul><table><tbody><tr><th>六</th><td colspan="2">七</td></tr></tbody></table>',
  );
});

it('只保留文本 keeps the words, a line for each paragraph, item and row', () => {
  expect(cleanPaste(`${rich}<p>行一<br>行二</p>`, { choice: 'text' }).html).toBe(
    '<p>题</p><p>一二三</p><p>四</p><p>五</p><p>六\u3000七</p><p>行一<br>行二</p>',
  );
});

it('E5 pictures only the other program can reach are counted', () => {
  const html =
    '<img src="file:///C:/1.png"><img src="data:image/png;base64,AA"><img src="https://a.example/1.png"><img src="data:," data-src="https://a.example/2.png">';
  expect(cleanPaste(html).lost).toBe(2);
});

test.each(vectors)('E6 nothing that runs comes in with a paste of %j', (payload) => {
  const { html } = cleanPaste(payload);
  expect(html).not.toMatch(/<(?:script|style|object|embed|form|link|meta|base|math)\b/i);
  expect(html.replaceAll(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|id)=/i);
  expect(sanitize(html)).toBe(html);
});
