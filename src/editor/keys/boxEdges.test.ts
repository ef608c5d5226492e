// @vitest-environment jsdom
import { EditorState, SelectionState } from 'draft-js';
import { expect, test } from 'vitest';
import { printArticle, readArticle } from '../document/article.ts';
import { deleteAtEdge } from './boxEdges.ts';
import { pressReturn } from './pressReturn.ts';

/** The caret in the n-th line of an article, at its start or its end. */
function openAt(html: string, line: number, at: 'start' | 'end' = 'start'): EditorState {
  const state = EditorState.createWithContent(readArticle(html));
  const block = state.getCurrentContent().getBlocksAsArray()[line];
  const offset = at === 'start' ? 0 : (block?.getLength() ?? 0);
  const caret = SelectionState.createEmpty(block?.getKey() ?? '').merge({ anchorOffset: offset, focusOffset: offset });
  return EditorState.forceSelection(state, caret);
}

const htmlOf = (state: EditorState | undefined): string | undefined => state && printArticle(state.getCurrentContent());

const inCard = (html: string) => `<section style="background:#fee">${html}</section>`;

// The line before a box at the beginning of an article is the first one.
test.each([
  ['in a box goes on in it', inCard('<p>一</p>'), 1, inCard('<p>一</p><p><br></p>')],
  ['behind a heading in a box begins plain text in it', inCard('<h2>题</h2>'), 1, inCard('<h2>题</h2><p><br></p>')],
  ['in the empty last line of a box leaves it', inCard('<p>一</p><p><br></p>'), 2, `${inCard('<p>一</p>')}<p><br></p>`],
  [
    'in the empty last line of a box leaves all that end there, not the one that goes on',
    `<div>${inCard(inCard('<p>一</p><p><br></p>'))}<p>末</p></div>`,
    2,
    `<div>${inCard(inCard('<p>一</p>'))}<p><br></p><p>末</p></div>`,
  ],
  [
    'in an empty line between others stays in the box',
    inCard('<p>一</p><p><br></p><p>二</p>'),
    2,
    inCard('<p>一</p><p><br></p><p><br></p><p>二</p>'),
  ],
  [
    'in a box that nobody sees stays in it',
    '<section><p>一</p><p><br></p></section>',
    2,
    '<section><p>一</p><p><br></p><p><br></p></section>',
  ],
  [
    'behind the last line of an item begins the next',
    '<ol><li><section>一</section><p>二</p></li><li><p>三</p></li></ol>',
    2,
    '<ol><li><section>一</section><p>二</p></li><li><p><br></p></li><li><p>三</p></li></ol>',
  ],
  [
    'in an item that is one empty line leaves the list',
    '<ul><li><p>一</p><p>二</p></li><li><p><br></p></li></ul>',
    3,
    '<ul><li><p>一</p><p>二</p></li></ul><p><br></p>',
  ],
])('E10 Enter %s, and that is one step of undo', (_, html, line, after) => {
  const before = openAt(html, line, 'end');
  const next = pressReturn(before, false);
  expect(htmlOf(next)).toBe(after);
  expect(next && htmlOf(EditorState.undo(next))).toBe(html);
});

test.each([
  [
    'Backspace takes away an empty line before a box',
    `<p>前</p><p><br></p>${inCard('<p>一</p>')}`,
    2,
    'backspace',
    `<p>前</p>${inCard('<p>一</p>')}`,
  ],
  [
    'Delete takes away an empty line before a box',
    `<p><br></p>${inCard('<p>一</p>')}`,
    0,
    'delete',
    inCard('<p>一</p>'),
  ],
  ['Backspace at the beginning of all changes nothing', inCard('<p>一</p>'), 1, 'backspace', inCard('<p>一</p>')],
] as const)('E10 %s, and no text leaves its box', (_, html, line, key, after) => {
  expect(htmlOf(deleteAtEdge(openAt(html, line), key))).toBe(after);
});

test.each([
  ['two lines of text', `<p>前</p>${inCard('<p>一</p>')}`, 1],
  ['lines of the same box', inCard('<p><br></p><p>一</p>'), 2],
  ['nothing and a heading, which becomes plain,', inCard('<h2>题</h2>'), 1],
  ['the middle of a box', inCard('<p>一</p><p>二</p>'), 2],
])('E10 Backspace between %s is left to the engine', (_, html, line) => {
  expect(deleteAtEdge(openAt(html, line), 'backspace')).toBeUndefined();
});
