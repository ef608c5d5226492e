import { EditorState, Modifier } from 'draft-js';
import { expect, it, test } from 'vitest';
import { drawn, typed } from '../../../tests/support/articleLines.ts';
import { lineStart, unstartLine } from './lineStart.ts';

/** Types signs where the caret stands, and a blank behind them. */
function typedAfter(state: EditorState, signs: string, blank = ' '): EditorState | undefined {
  const content = Modifier.insertText(state.getCurrentContent(), state.getSelection(), signs);
  return lineStart(EditorState.push(state, content, 'insert-characters'), blank);
}

test.each([
  ['#', ' ', 'header-one'],
  ['##', ' ', 'header-two'],
  ['######', ' ', 'header-six'],
  ['-', ' ', 'unordered-list-item'],
  ['1.', ' ', 'ordered-list-item'],
  ['>', ' ', 'blockquote'],
  ['＃', '\u3000', 'header-one'],
  ['－', '\u3000', 'unordered-list-item'],
  ['１．', '\u3000', 'ordered-list-item'],
  ['1。', ' ', 'ordered-list-item'],
  ['》', ' ', 'blockquote'],
])(
  'E10 %s and %j at the start of a line make it a %s; undo and Backspace give the signs back',
  (signs, blank, type) => {
    const made = typedAfter(typed('|'), signs, blank);
    expect(made && drawn(made)).toEqual([`${type} `]);
    expect(made && drawn(EditorState.undo(made))).toEqual([signs + blank]);
    const back = made && unstartLine(made);
    expect(back && drawn(back)).toEqual([signs + blank]);
    expect(back?.getSelection().getStartOffset()).toBe(signs.length + blank.length);
  },
);

test.each([
  ['seven signs are no heading', '|', '#######'],
  ['a number that goes on with nothing', '|', '3.'],
  ['「1、」 is how a list is written by hand', '|', '1、'],
  ['a dash of two', '|', '——'],
  ['signs behind a word', '价格|', '#'],
  ['a heading stays a heading', '# |', '-'],
  ['an item stays an item', '- |', '#'],
])('E10 a blank stays a blank: %s', (_, line, signs) => {
  expect(typedAfter(typed(line), signs)).toBeUndefined();
});

it('E10 a number goes on with the list above', () => {
  const made = typedAfter(typed('1. 一', '|'), '2.');
  expect(made && drawn(made)).toEqual(['ordered-list-item 一', 'ordered-list-item ']);
});

it('E10 what stood in the line becomes the heading, in its own look', () => {
  const made = typedAfter(typed('|今日特价'), '##');
  expect(made && drawn(made)).toEqual(['header-two 今日特价']);
  expect(made?.getSelection().getStartOffset()).toBe(0);
});

it('E10 Backspace at any other start of a line is left to the engine', () => {
  expect(unstartLine(typed('# |题'))).toBeUndefined();
  const made = typedAfter(typed('|'), '#');
  const later =
    made &&
    EditorState.push(
      made,
      Modifier.insertText(made.getCurrentContent(), made.getSelection(), '题'),
      'insert-characters',
    );
  expect(later && unstartLine(later)).toBeUndefined();
});
