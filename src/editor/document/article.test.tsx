import { beforeAll, expect, test } from 'vitest';
import { printArticle, readArticle } from './article.ts';
import { piecesOf } from './piecesOf.ts';

const names = new Map([
  [3, '#text'],
  [8, '#comment'],
  [9, '#document'],
  [11, '#document-fragment'],
]);
beforeAll(() => {
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (names.get(this.nodeType) ?? '');
    },
  });
});

const typesIn = (html: string) =>
  piecesOf(readArticle(html))
    .filter(({ phantom }) => !phantom)
    .map(({ type, runs: [run] }) => (run?.entity?.type === 'ATOM' ? run.entity.data.name : type));

test.each([
  ['<p>段落</p>', ['unstyled']],
  ['<p><b>粗</b>细<i>斜</i></p>', ['unstyled']],
  ['<p style="text-align: center; text-indent: 2em">中</p>\n\n<p>后</p>\n', ['unstyled', 'unstyled']],
  [
    '<ul>\n <li>一</li>\n <li>二<ol><li>甲</li></ol></li>\n</ul>',
    ['unordered-list-item', 'unordered-list-item', 'ordered-list-item'],
  ],
  ['<blockquote><p>一</p><p>二</p></blockquote>', ['blockquote', 'blockquote']],
  ['<ul><li>一</li></ul><ul><li>二</li></ul>', ['unordered-list-item', 'unordered-list-item']],
  ['纯文字<br>两行', ['unstyled']],
  ['<pre><code>a  b\n c</code></pre>', ['code-block']],
  ['<p></p><p><br></p>', ['unstyled', 'unstyled']],
  ['<hr><p>a</p>', ['rule', 'unstyled']],
  ['<div><p>a</p><div>b</div></div>', ['kept']],
  ['<p>a <a href="/x" target="_blank"><strong>链接</strong>在此</a> b</p>', ['unstyled']],
  ['<p><span style="font-size:16px"><strong>a</strong>b</span><span style="color:red">c</span></p>', ['unstyled']],
])('E12 %s is read and written back byte for byte', (html, types) => {
  expect(printArticle(readArticle(html))).toBe(html);
  expect(typesIn(html)).toEqual(types);
});
