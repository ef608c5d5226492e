// @vitest-environment jsdom
import { EditorState, Modifier } from 'draft-js';
import { expect, it, test } from 'vitest';
import { printArticle, readArticle } from '../document/article.ts';
import { STEP_KEYS, soundState, UNDO_STEPS } from '../engine/soundState.ts';
import { lineAfter, pressReturn } from './pressReturn.ts';
import { pressTab } from './tab.ts';
import type { KeyPress } from './useTextKeys.ts';

/** An article with the caret at the end, or all of it selected. */
function open(html: string, selected: 'end' | 'all' = 'end'): EditorState {
  const state = EditorState.moveFocusToEnd(EditorState.createWithContent(readArticle(html)));
  const first = state.getCurrentContent().getFirstBlock().getKey();
  return selected === 'end'
    ? state
    : EditorState.acceptSelection(state, state.getSelection().merge({ anchorKey: first, anchorOffset: 0 }));
}

const htmlOf = (state: EditorState): string => printArticle(state.getCurrentContent());

/** A press of Tab; draft-js asks it to be prevented. */
const tab = (shiftKey = false): KeyPress =>
  // Nothing but these two is looked at.
  ({ shiftKey, preventDefault() {} }) as KeyPress;

test.each([
  ['writes four hard blanks', '<p>一</p>', 'end', false, '<p>一&nbsp;&nbsp;&nbsp;&nbsp;</p>'],
  [
    'indents every line that is selected',
    '<p>一</p><p>二</p>',
    'all',
    false,
    '<p>&nbsp;&nbsp;&nbsp;&nbsp;一</p><p>&nbsp;&nbsp;&nbsp;&nbsp;二</p>',
  ],
  [
    'takes four blanks away again with Shift',
    '<p>&nbsp;&nbsp;&nbsp;&nbsp;一</p><p>二</p>',
    'all',
    true,
    '<p>一</p><p>二</p>',
  ],
  ['writes four blanks in code', '<pre>a</pre>', 'end', false, '<pre>a    </pre>'],
  ['moves an item deeper', '<ul><li>一</li><li>二</li></ul>', 'end', false, '<ul><li>一<ul><li>二</li></ul></li></ul>'],
  [
    'moves an item out with Shift',
    '<ul><li>一<ul><li>二</li></ul></li></ul>',
    'end',
    true,
    '<ul><li>一</li><li>二</li></ul>',
  ],
] as const)('E10 Tab %s', (_, html, selected, shift, after) => {
  const before = open(html, selected);
  const next = pressTab(before, tab(shift));
  expect(htmlOf(next)).toBe(after);
  expect(htmlOf(EditorState.undo(next))).toBe(html);
});

test.each([
  ['Shift and Enter break the line', '<p>一</p>', true, '<p>一<br><br></p>'],
  ['Enter in code goes on in the same code', '<pre>a</pre>', false, '<pre>a\n</pre>'],
  ['Enter in an empty last line leaves the code', '<pre>a\n</pre>', false, '<pre>a</pre><p><br></p>'],
])('E10 %s', (_, html, shift, after) => {
  const next = pressReturn(open(html), shift);
  expect(next && htmlOf(next)).toBe(after);
});

test.each([
  ['a single item', '<ul><li>一</li></ul>', '<ul><li><br></li><li><br></li></ul>'],
  ['several items', '<ol><li>一</li><li>二</li></ol>', '<ol><li><br></li><li><br></li></ol>'],
  ['a paragraph', '<p>一</p>', '<p><br></p><p><br></p>'],
])('E10 Enter over the whole text of %s leaves two lines of the kind, and is one step', (_, html, after) => {
  const before = open(html, 'all');
  const { content, state } = splitOf(before);
  expect(printArticle(content)).toBe(after);
  expect(htmlOf(EditorState.undo(state))).toBe(html);
});

/** What Enter makes of it: ours, or what the engine makes where it does well by itself. */
function splitOf(before: EditorState) {
  const own = pressReturn(before, false);
  const split = Modifier.splitBlock(before.getCurrentContent(), before.getSelection());
  const state = own ?? EditorState.push(before, split, 'split-block');
  return { state, content: state.getCurrentContent() };
}

test.each([
  [
    'behind a heading begins plain text',
    '<h2 style="text-align:center">题</h2>',
    '<h2 style="text-align:center">题</h2><p><br></p>',
  ],
  [
    'goes on with the look of a paragraph',
    '<p style="text-indent:2em;line-height:2em">一</p>',
    '<p style="text-indent:2em;line-height:2em">一</p><p style="text-indent:2em;line-height:2em"><br></p>',
  ],
  ['leaves a list from its empty item', '<ul><li>一</li><li></li></ul>', '<ul><li>一</li></ul><p><br></p>'],
  [
    'leaves an empty quotation',
    '<blockquote>一</blockquote><blockquote></blockquote>',
    '<blockquote>一</blockquote><p><br></p>',
  ],
])('E10 Enter %s, and that is one step of undo', (_, html, after) => {
  const before = open(html);
  const next = pressReturn(before, false);
  expect(next && htmlOf(next)).toBe(after);
  expect(next && EditorState.undo(next).getCurrentContent()).toBe(before.getCurrentContent());
});

it('Enter in a paragraph is left to the engine', () => {
  expect(pressReturn(open('<p>一</p>'), false)).toBeUndefined();
});

it('what is typed at a rule goes into a line behind it', () => {
  const state = open('<hr>');
  const block = state
    .getCurrentContent()
    .getBlocksAsArray()
    .find((each) => each.getType() === 'atomic');
  expect(block && htmlOf(lineAfter(state, block, '后'))).toBe('<hr><p>后</p>');
});

it('E10 twenty steps can be taken back, and no more', () => {
  let state = open('<p>0</p>');
  for (let step = 1; step <= UNDO_STEPS + 5; step += 1) {
    const content = Modifier.splitBlock(state.getCurrentContent(), state.getSelection());
    state = soundState(EditorState.push(state, content, 'split-block'));
  }
  const lines = () => state.getCurrentContent().getBlocksAsArray().length;
  expect(lines()).toBe(1 + UNDO_STEPS + 5);
  for (let step = 1; step <= UNDO_STEPS + 5; step += 1) state = EditorState.undo(state);
  expect(lines()).toBe(1 + 5);
});

it('E10 a long line is taken back in parts, not as a whole', () => {
  let state = open('<p>起</p>');
  for (let key = 0; key < STEP_KEYS * 2 + 5; key += 1) {
    const content = Modifier.insertText(state.getCurrentContent(), state.getSelection(), '字');
    state = soundState(EditorState.push(state, content, 'insert-characters'));
  }
  const lengths = [];
  for (let step = 0; step < 3; step += 1) {
    state = EditorState.undo(state);
    lengths.push(state.getCurrentContent().getPlainText().length);
  }
  expect(lengths).toEqual([1 + STEP_KEYS * 2, 1 + STEP_KEYS, 1]);
});

/** Where the next letter goes. */
const caretIn = (state: EditorState) => ({
  has: state.getSelection().getHasFocus(),
  line: state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey()).getType(),
});

it('E10 Enter in an empty item leaves the list, and the caret goes on below it', () => {
  const left = pressReturn(open('<ul><li>一</li><li><br></li></ul>'), false);
  expect(left && htmlOf(left)).toBe('<ul><li>一</li></ul><p><br></p>');
  expect(left && caretIn(left)).toEqual({ has: true, line: 'unstyled' });
});

it('E10 lines moved by a tab stay selected', () => {
  const once = pressTab(open('<p>一</p><p>二</p>', 'all'), tab());
  expect(htmlOf(pressTab(once, tab(true)))).toBe('<p>一</p><p>二</p>');
  expect(caretIn(once)).toEqual({ has: true, line: 'unstyled' });
});

test('E16 a step back never leads to a selection outside of the article', () => {
  const state = open('<p>一二三</p>');
  const gone = EditorState.set(state, {
    selection: state.getSelection().merge({ anchorKey: 'gone', focusKey: 'gone' }),
  });
  const beyond = EditorState.set(state, { selection: state.getSelection().merge({ anchorOffset: 9, focusOffset: 9 }) });
  for (const wrong of [gone, beyond]) {
    const { anchorKey, anchorOffset } = soundState(wrong).getSelection().toObject();
    expect([anchorKey, anchorOffset]).toEqual([state.getCurrentContent().getFirstBlock().getKey(), 3]);
  }
});
