// @vitest-environment jsdom
import { EditorState, Modifier, SelectionState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { kept } from '../atoms/kept/kept.tsx';
import { rule } from '../atoms/rule/rule.tsx';
import { printArticle, readArticle } from './article.ts';
import { printCell, readCell } from './cell.ts';
import { insertAtom, removeAtom, replaceAtom } from './editAtoms.ts';
import { insertHtml, insertText } from './insertHtml.ts';
import { findAtom } from './sameAtom.ts';

const open = (html: string): EditorState =>
  EditorState.moveFocusToEnd(EditorState.createWithContent(readArticle(html)));
const htmlOf = (state: EditorState): string => printArticle(state.getCurrentContent());

const placeOf = (state: EditorState) => {
  const block = state
    .getCurrentContent()
    .getBlocksAsArray()
    .find((each) => each.getType() === 'atomic');
  return { blockKey: block?.getKey() ?? '', offset: 0 };
};

it('an atom is put in, changed and taken out, each one step that can be taken back', () => {
  const empty = open('<p>前</p>');
  const put = insertAtom(empty, rule, {});
  expect(htmlOf(put)).toBe('<p>前</p><hr><p><br></p>');
  const changed = replaceAtom(put, placeOf(put), rule.name, { class: 'x' });
  expect(htmlOf(changed)).toBe('<p>前</p><hr class="x"><p><br></p>');
  const removed = removeAtom(changed, placeOf(changed));
  expect(htmlOf(removed)).toBe('<p>前</p><p><br></p>');
  expect(htmlOf(EditorState.undo(removed))).toBe(htmlOf(changed));
  expect(htmlOf(EditorState.undo(EditorState.undo(removed)))).toBe(htmlOf(put));
  expect(htmlOf(EditorState.undo(EditorState.undo(EditorState.undo(removed))))).toBe('<p>前</p>');
});

it('E3 an atom is found as it is now, whatever was typed before it or said of it meanwhile', () => {
  const before = open('<p>前<img src="/1.png"></p>');
  const line = before.getCurrentContent().getFirstBlock();
  const block = line.getKey();
  const entity = before.getCurrentContent().getEntity(line.getEntityAt(1));
  const stale = { blockKey: block, offset: 1 };
  const said = replaceAtom(before, stale, 'image', { src: '/1.png', alt: '饺子' });
  const caret = SelectionState.createEmpty(block);
  const typed = EditorState.push(said, Modifier.insertText(said.getCurrentContent(), caret, '新'), 'insert-characters');
  expect(findAtom(typed.getCurrentContent(), entity, stale)).toEqual({
    place: { blockKey: block, offset: 2 },
    name: 'image',
    value: { src: '/1.png', alt: '饺子' },
  });
  const gone = removeAtom(typed, { blockKey: block, offset: 2 });
  expect(findAtom(gone.getCurrentContent(), entity, stale)).toBeUndefined();
});

test.each([
  [
    'a word goes into the line',
    '<p style="text-align:center">前</p>',
    '<b>后</b>',
    '<p style="text-align:center">前<strong>后</strong></p>',
  ],
  ['paragraphs part the line', '<p>前</p>', '<p>一</p><h2>二</h2>', '<p>前一</p><h2>二</h2>'],
  ['an atom stands alone', '<p>前</p>', '<hr>', '<p>前</p><hr>'],
  [
    'a list beside a list stays one of its own',
    '<ul><li>一</li></ul><p></p>',
    '<ul><li>二</li></ul>',
    '<ul><li>一</li></ul><ul><li>二</li></ul>',
  ],
  ['what may not be is gone', '<p>前</p>', '<p onclick="x">后<script>alert(1)</script></p>', '<p>前后</p>'],
])('E5 %s when HTML is put in', (_, before, put, after) => {
  const next = insertHtml(open(before), put);
  expect(htmlOf(next)).toBe(after);
  expect(htmlOf(EditorState.undo(next))).toBe(before);
});

test.each([
  ['a line stays a line', '后\n再', '<p>前后<br>再</p>'],
  ['empty lines part paragraphs', '后\r\n\r\n再', '<p>前后</p><p>再</p>'],
])('%s when text is put in', (_, text, after) => {
  expect(htmlOf(insertText(open('<p>前</p>'), text))).toBe(after);
});

it('a cut from a line into an atom leaves both whole', () => {
  const state = open('<p>前后</p><hr><p>末</p>');
  const [line] = state.getCurrentContent().getBlocksAsArray();
  const selection = state.getSelection().merge({
    anchorKey: line?.getKey() ?? '',
    anchorOffset: 1,
    focusKey: placeOf(state).blockKey,
    focusOffset: 0,
  });
  const cut = Modifier.removeRange(state.getCurrentContent(), selection, 'backward');
  expect(printArticle(cut)).toBe('<p>前</p><hr><p>末</p>');
});

test.each([
  ['bare text', '12 元'],
  ['looks', '<strong>12</strong> 元'],
  ['lines', '一<br>二'],
  ['paragraphs', '<p>一</p><p>二</p>'],
  ['a paragraph with looks', '<p style="text-align:right">一</p>'],
  ['nothing', ''],
])('E8 a cell of %s is read and written back as it was', (_, html) => {
  expect(printCell(readCell(html))).toBe(html);
});

it('E8 what is typed into a cell of bare text stays bare text', () => {
  const content = readCell('<b>12</b> 元');
  const typed = Modifier.insertText(
    content,
    EditorState.moveSelectionToEnd(EditorState.createWithContent(content)).getSelection(),
    '整',
  );
  expect(printCell(typed)).toBe('<strong>12</strong> 元整');
});

it('E6 what is kept is clean as well', () => {
  expect(htmlOf(open('<div><p onclick="x">一</p><div>二</div><script>alert(1)</script></div>'))).toBe(
    '<div><p>一</p><div>二</div></div>',
  );
  expect(kept.print({ html: '<div></div>' })).toBe('<div></div>');
});
