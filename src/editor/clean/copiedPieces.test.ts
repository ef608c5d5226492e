// @vitest-environment jsdom
import { ContentState, EditorState } from 'draft-js';
import { expect, test } from 'vitest';
import { printBlocks, readArticle } from '../document/article.ts';
import { copiedPieces } from './copiedPieces.ts';

/** The HTML of a copy from the start of one line to the end of another. */
function copy(html: string, from: string, to: string): string {
  const content = readArticle(html);
  const blocks = content.getBlocksAsArray();
  const [first, last] = [from, to].map((text) => blocks.findIndex((block) => block.getText().includes(text)));
  const chosen = blocks.slice(first, (last ?? 0) + 1);
  const selection = EditorState.createEmpty()
    .getSelection()
    .merge({
      anchorKey: chosen[0]?.getKey() ?? '',
      anchorOffset: chosen[0]?.getText().indexOf(from) ?? 0,
      focusKey: chosen.at(-1)?.getKey() ?? '',
      focusOffset: (chosen.at(-1)?.getText().indexOf(to) ?? 0) + to.length,
    });
  const state = EditorState.acceptSelection(EditorState.createWithContent(content), selection);
  return printBlocks(copiedPieces(state, ContentState.createFromBlockArray([...chosen])));
}

const card = '<section style="background:#20302a;color:#fff"><p>一</p><p style="color:#fff">二</p></section>';

test.each([
  ['all of a box brings the box', card, '一', '二', card],
  ['all of a box and what stands beside it, too', `<p>前</p>${card}`, '前', '二', `<p>前</p>${card}`],
  [
    'the outer box stays behind where something of it was left out',
    `<div style="padding:8px">${card}<p>末</p></div>`,
    '一',
    '二',
    card,
  ],
  ['a line of a box is a line', card, '一', '一', '<p>一</p>'],
  [
    'a white line of a dark box has its ground',
    card,
    '二',
    '二',
    '<p style="color:#fff;background-color:#20302a">二</p>',
  ],
  [
    'white words have it, too',
    '<section style="background:#20302a"><p>字<span style="color:#fff">白</span></p><p>末</p></section>',
    '字白',
    '字白',
    '<p>字<span style="color:#fff;background-color:#20302a">白</span></p>',
  ],
  [
    'text that stood in its box without an element is a paragraph',
    '<section style="background:#fee">一<p>二</p></section>',
    '一',
    '一',
    '<p>一</p>',
  ],
])('E5 of a copy, %s', (_, html, from, to, copied) => {
  expect(copy(html, from, to)).toBe(copied);
});
