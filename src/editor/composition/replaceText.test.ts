import { EditorState } from 'draft-js';
import { expect, test } from 'vitest';
import { drawn, selected, textsOf, typed } from '../../../tests/support/articleLines.ts';
import { insertText } from '../commands/insertText.ts';
import { toggleMark } from '../commands/marks.ts';
import { setLink } from '../link/links.ts';
import { replaceText } from './replaceText.ts';
import { type Input, unannounced } from './unannounced.ts';

/** A word at the caret, or in the place of what is selected. */
const compose = (state: EditorState, word: string) => replaceText(state, state.getSelection(), word);
const linked = (line: string) => setLink(typed(line), { href: '/a', apart: false });
const LINK = 'LINK {"href":"/a"}';

test.each([
  ['behind a link', selected(linked('see [link]'), 'see link|'), `see <${LINK}>link</>你`],
  ['in front of a link', selected(linked('[link] see'), '|link see'), `你<${LINK}>link</> see`],
  ['within a link', selected(linked('[link]'), 'li|nk'), `<${LINK}>li你nk</>`],
  ['in the look of the text before it', selected(toggleMark(typed('[鲜]肉'), 'bold'), '鲜|肉'), '<BOLD>鲜你</>肉'],
  ['in the look that was chosen', toggleMark(typed('鲜|肉'), 'bold'), '鲜<BOLD>你</>肉'],
  [
    'without the look that was taken off',
    toggleMark(selected(toggleMark(typed('[鲜]'), 'bold'), '鲜|'), 'bold'),
    '<BOLD>鲜</>你',
  ],
  ['in the place of what is selected', typed('鲜[牛]肉'), '鲜你肉'],
])('E16 a composed word stands %s', (_, state, line) => {
  expect(drawn(compose(state, '你'))).toEqual([line]);
});

test('E16 a word over several paragraphs joins what is left of them', () => {
  expect(textsOf(compose(typed('一[二', '---', '三]四'), '你'))).toEqual(['一你四']);
});

test('E16 a word that is composed at a table stands in a line behind it', () => {
  const atTable = typed('一', '---');
  const table = atTable.getCurrentContent().getLastBlock().getKey();
  const caret = atTable.getSelection().merge({ anchorKey: table, focusKey: table });
  expect(textsOf(replaceText(atTable, caret, '你'))).toEqual(['一', ' ', '你']);
});

test('E16 every word is a step of its own, and so is what is typed around it', () => {
  let state = insertText(typed('|'), 'abc');
  state = compose(compose(state, '你'), '好');
  state = insertText(state, 'd');
  const steps: string[] = [];
  while (state.getUndoStack().size > 0) {
    state = EditorState.undo(state);
    steps.push(textsOf(state).join('\n'));
  }
  expect(steps).toEqual(['abc你好', 'abc你', 'abc', '']);
});

test('E16 a composition that was given up is no step', () => {
  const state = typed('一|');
  expect(compose(state, '')).toBe(state);
});

const range = typed('teh| end').getSelection();

test.each<[string, Partial<Input>, string, string]>([
  ['a correction is chosen', { type: 'insertReplacementText', text: 'the' }, '[teh] end', 'the end'],
  ['a phone takes a letter back', { type: 'deleteContentBackward' }, 'te[h] end', 'te end'],
  ['a phone takes a word back', { type: 'deleteWordBackward' }, '[teh] end', ' end'],
  ['a phone begins a paragraph', { type: 'insertParagraph' }, 'teh| end', 'teh\n end'],
  ['a menu makes it bold', { type: 'formatBold' }, '[teh] end', '<BOLD>teh</> end'],
])('E16 it is done when %s', (_, input, line, after) => {
  const state = typed(line);
  const next = unannounced(state, { type: '', text: null, range: state.getSelection(), ...input });
  expect(next && drawn(next).join('\n')).toBe(after);
});

test.each(['insertText', 'insertFromPaste', 'deleteByCut', 'deleteByDrag', 'insertFromDrop'])(
  'E16 of %s the engine hears in another way',
  (type) => {
    expect(unannounced(typed('teh| end'), { type, text: 'a', range })).toBeUndefined();
  },
);

test('E16 a menu takes a step back, and brings it again', () => {
  const state = compose(typed('一|'), '你');
  const back = unannounced(state, { type: 'historyUndo', text: null, range: undefined });
  const again = back && unannounced(back, { type: 'historyRedo', text: null, range: undefined });
  expect([back, again].map((each) => each && textsOf(each)[0])).toEqual(['一', '一你']);
});
