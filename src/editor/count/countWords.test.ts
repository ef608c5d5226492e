// @vitest-environment jsdom
import { Modifier } from 'draft-js';
import { expect, it, test } from 'vitest';
import { readArticle } from '../document/article.ts';
import { countHtml, countWords } from './countWords.ts';

test.each([
  ['nothing', '', 0],
  ['letters, blanks, signs, characters, an emoji as two', '<p>ab c·d中文😀</p>', 10],
  ['line breaks not, a rule and a picture once each', '<p>ab c·d中文😀x<br>y</p><hr><p><img src="/a.png"></p>', 14],
  ['hard blanks', '<p>&nbsp;&nbsp;</p>', 2],
  ['the cells of a table', '<table><tbody><tr><td>一二</td><td><strong>三</strong></td></tr></tbody></table>', 3],
  ['what is kept', '<div><p>一</p><div>二<img src="/a.png"></div></div>', 3],
  ['items and quotations', '<ul><li>一</li></ul><blockquote>二</blockquote>', 2],
])('E7 counts %s', (_, html, count) => {
  expect(countWords(readArticle(html))).toBe(count);
  expect(countHtml(html)).toBe(count);
});

it('E7 counts what was typed since', () => {
  const content = readArticle('<p>一</p><hr>');
  expect(countWords(content)).toBe(2);
  const last = content.getLastBlock();
  const caret = content.getSelectionAfter().merge({ anchorKey: last.getKey(), focusKey: last.getKey() });
  expect(countWords(Modifier.insertText(content, caret, '二三'))).toBe(4);
});
