// @vitest-environment jsdom
import { EditorState, Modifier, SelectionState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { sanitize } from '../sanitize.ts';
import { printArticle, readArticle } from './article.ts';
import { piecesOf } from './piecesOf.ts';

/** What an article is made of, without the lines that are there for the caret only. */
const madeOf = (html: string) =>
  piecesOf(readArticle(html))
    .filter(({ phantom }) => !phantom)
    .map(({ type, runs: [run] }) => (run?.entity?.type === 'ATOM' && type === 'atomic' ? run.entity.data.name : type));

test.each([
  ['a paragraph', '<p>段落</p>', ['unstyled']],
  ['empty paragraphs', '<p></p><p><br></p>', ['unstyled', 'unstyled']],
  ['line breaks', '<p>一<br>二<br><br>四</p>', ['unstyled']],
  [
    'bold and the like',
    '<p><strong>粗</strong><em>斜</em><u>划</u><s>删</s>H<sub>2</sub>O x<sup>2</sup></p>',
    ['unstyled'],
  ],
  ['old elements', '<p><b>粗</b><i>斜</i><del>删</del><strike>除</strike><ins>加</ins></p>', ['unstyled']],
  [
    'looks within looks',
    '<p><span style="font-size:16px"><strong>甲</strong>乙</span><em>丙<u>丁</u></em></p>',
    ['unstyled'],
  ],
  [
    'size, colour, ground, font',
    '<p><span style="font-size:20px;color:#c00;background-color:#ff0;font-family:宋体">字</span></p>',
    ['unstyled'],
  ],
  ['a class', '<p class="lead"><span class="price">12</span>元</p>', ['unstyled']],
  ['alignment and indent', '<p style="text-align: center; text-indent: 2em;">中</p>', ['unstyled']],
  ['line height and spacing', '<p style="line-height:1.75;margin-top:10px;margin-bottom:15px">行</p>', ['unstyled']],
  [
    'headings',
    '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4><h5>五</h5><h6 style="text-align:right">六</h6>',
    ['header-one', 'header-two', 'header-three', 'header-four', 'header-five', 'header-six'],
  ],
  [
    'lists in lists',
    '<ul><li>一<ol><li>甲</li><li>乙</li></ol></li><li>二</li></ul>',
    ['unordered-list-item', 'ordered-list-item', 'ordered-list-item', 'unordered-list-item'],
  ],
  ['lists side by side', '<ul><li>一</li></ul><ul><li>二</li></ul>', ['unordered-list-item', 'unordered-list-item']],
  [
    'a list written over lines',
    '<ul>\n  <li>一</li>\n  <li><p>二</p></li>\n</ul>',
    ['unordered-list-item', 'unordered-list-item'],
  ],
  [
    'a list with looks',
    '<ol style="list-style-type:upper-roman"><li style="text-align:right">一</li></ol>',
    ['ordered-list-item'],
  ],
  ['a quotation', '<blockquote>引文</blockquote>', ['blockquote']],
  [
    'a quotation of paragraphs',
    '<blockquote><p>一</p><p style="text-align:right">二</p></blockquote>',
    ['blockquote', 'blockquote'],
  ],
  ['code', '<pre><code>a  b\n  c</code></pre>', ['code-block']],
  ['a rule', '<p>前</p><hr><p>后</p>', ['unstyled', 'rule', 'unstyled']],
  [
    'a link',
    '<p>看 <a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer" title="题"><strong>这</strong>里</a></p>',
    ['unstyled'],
  ],
  ['white space between blocks', '\n<p>一</p>\n\n  <p>二</p>\n', ['unstyled', 'unstyled']],
  ['white space within', '<p>\n  one\n  two   three\n</p>', ['unstyled']],
  ['hard blanks', '<p>&nbsp;&nbsp;前 &nbsp; 后</p>', ['unstyled']],
  ['signs', '<p>1 &lt; 2 &amp; "3" > 2</p>'.replace('> 2', '&gt; 2'), ['unstyled']],
  ['text without any block', '纯文字<br>两行', ['unstyled']],
  ['text between blocks', '前<p>中</p><strong>后</strong>', ['unstyled', 'unstyled', 'unstyled']],
  ['boxes of one line', '<div>一</div><section>二</section>', ['unstyled', 'unstyled']],
  ['boxes in boxes', '<div><p>一</p><div>二</div></div>', ['unstyled', 'unstyled']],
  [
    'a card over several lines, ornaments and all',
    '\n<section style="padding: 20px;">\n  <section style="height:1px;background:#d32a63"></section>\n  <p>一</p>二\n</section>\n',
    ['kept', 'unstyled', 'unstyled'],
  ],
  [
    'lists, tables and headings in a box',
    '<center><h2>一</h2><ul><li>二</li></ul><hr></center>',
    ['header-two', 'unordered-list-item', 'rule'],
  ],
  [
    'a list with more than lines',
    '<ul><li><p>一</p><p>二</p></li><li>三</li></ul>',
    ['unstyled', 'unstyled', 'unstyled'],
  ],
  ['a definition list', '<dl><dt>词</dt><dd>义</dd></dl>', ['unstyled', 'unstyled']],
  ['a look around paragraphs', '<strong><p>一</p><p>二</p></strong>', ['unstyled', 'unstyled']],
  [
    'a look in which another adds up',
    '<section><span style="display:inline-block;padding:4px"><span style="padding:4px">一</span></span></section>',
    ['unstyled'],
  ],
  ['a break with a look', '<p>一<br style="max-width: 100%;">二</p>', ['unstyled']],
  ['pictures in a line', '<p>前<img src="/a.png">后<img src="/b.png" alt="乙"></p>', ['unstyled']],
  ['a picture in a link', '<p>看<a href="/a" target="_blank"><img src="/a.png">这里</a></p>', ['unstyled']],
  ['small, marked, quoted', '<p><small>小</small><mark class="x">记</mark><q title="t">引</q></p>', ['unstyled']],
  ['fonts of old', '<p><font color="red" size="5" face="宋体">旧</font></p>', ['unstyled']],
  [
    'a frame of others, a link by now',
    '<p>前</p><iframe src="https://a.example/map"></iframe>',
    ['unstyled', 'unstyled'],
  ],
  ['a table', '<table><tbody><tr><td>一</td><td>二</td></tr></tbody></table>', ['table']],
])('E12 %s: read into blocks, written back byte for byte', (_, html, made) => {
  const clean = sanitize(html);
  expect(madeOf(clean)).toEqual(made);
  expect(printArticle(readArticle(clean))).toBe(clean);
});

test.each([
  ['a box without words', '<section style="text-align: center;"><svg viewBox="0 0 8 8"></svg></section>'],
  ['a line that is drawn', '<section style="height:1px;background:#d32a63"></section>'],
  ['a figure', '<figure><p>图</p><figcaption>注</figcaption></figure>'],
  ['a look that would add up', '<p><span style="font-size:2em">大<span style="font-size:2em">更大</span></span></p>'],
  ['words over words', '<p>这<ruby>里<rt>li</rt></ruby></p>'],
])('E12 %s: kept as a block that is shown as it was', (_, html) => {
  const clean = sanitize(html);
  expect(madeOf(clean)).toEqual(['kept']);
  expect(printArticle(readArticle(clean))).toBe(clean);
});

it('E12 an edit that is taken back leaves what was stored', () => {
  const html = '<p><b>旧</b>  式</p>\n<ul>\n<li>一</li>\n</ul>';
  const state = EditorState.createWithContent(readArticle(html));
  const typed = Modifier.insertText(state.getCurrentContent(), state.getSelection(), '新');
  const edited = EditorState.push(state, typed, 'insert-characters');
  expect(printArticle(edited.getCurrentContent())).toBe('<p>新<strong>旧</strong> 式</p>\n<ul>\n<li>一</li>\n</ul>');
  expect(printArticle(EditorState.undo(edited).getCurrentContent())).toBe(html);
});

test.each([
  ['two blanks', 'a  b', '<p>a &nbsp;b</p>'],
  ['a blank at either end', ' a ', '<p>&nbsp;a&nbsp;</p>'],
  ['a break at the end', 'a\n', '<p>a<br><br></p>'],
  ['signs', '1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('E12 %s can be typed, and are there when it is opened again', (_, text, html) => {
  const empty = readArticle('');
  const typed = Modifier.insertText(empty, SelectionState.createEmpty(empty.getFirstBlock().getKey()), text);
  expect(printArticle(typed)).toBe(html);
  const again = readArticle(html).getFirstBlock().getText();
  expect(again.replaceAll('\u00a0', ' ')).toBe(text);
});

it('an article nobody has written is empty', () => {
  expect(printArticle(readArticle(''))).toBe('');
});

test.each([
  ['a colour around emphasis', '<p><span style="color:#c00000"><em>鲜</em></span></p>'],
  ['emphasis around a colour', '<p><em><span style="color:#c00000">鲜</span></em></p>'],
  [
    'a size within bold within a colour',
    '<p><span style="color:red"><strong><span style="font-size:20px">鲜</span></strong></span></p>',
  ],
  ['looks that overlap', '<p><span style="color:red"><em>a</em></span><em>b</em></p>'],
  ['a look that is said before a class', '<p style="text-align:center" class="x">鲜</p>'],
  ['a list whose start is said before its look', '<ol start="3" style="color:red"><li>鲜</li></ol>'],
  ['one empty paragraph', '<p><br></p>'],
])('E12 %s can be edited', (_, html) => {
  const content = readArticle(html);
  expect(content.getBlocksAsArray().map((block) => block.getType())).not.toContain('atomic');
  expect(printArticle(content)).toBe(html);
});
