import { EditorState } from 'draft-js';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { drawn, textsOf, typed } from '../../../tests/support/articleLines.ts';
import { toggleMark } from '../commands/marks.ts';
import { rangeIn } from '../commands/step.ts';
import { findText, type Query } from './findText.ts';
import { nextFound } from './nextFound.ts';
import { replaceAll, replaceOne } from './replaceText.ts';

const find = (state: EditorState, text: string, matchCase = false) =>
  findText(state.getCurrentContent(), { text, matchCase });
const textAt = (state: EditorState, found: ReturnType<typeof find>) =>
  found.map(({ key, from, to }) => state.getCurrentContent().getBlockForKey(key).getText().slice(from, to));

test.each([
  ['a.b', 'a.b axb', 1],
  ['c++', 'c++ ccc', 1],
  ['(', '((', 2],
  ['\\d', '1\\d2', 1],
  ['aa', 'aaaa', 2],
  ['', 'abc', 0],
])('E1 %s is looked for as it is written, in "%s": %i', (text, line, count) => {
  expect(find(typed(line), text)).toHaveLength(count);
});

test.each([
  ['❤', '我❤\ufe0f你 我❤你', ['❤\ufe0f', '❤']],
  ['❤\ufe0f', '❤', ['❤']],
  ['牛肉', '鲜牛\u200b肉', ['牛\u200b肉']],
  ['牛\u00ad肉', '鲜牛肉', ['牛肉']],
  ['caf\u00e9', 'cafe\u0301', ['cafe\u0301']],
  ['cafe', 'cafe\u0301', []],
  ['abc', 'ＡＢＣ', ['ＡＢＣ']],
  ['👨', '👨\u200d👩\u200d👧 👨', ['👨']],
  ['\u200b', '牛\u200b肉', []],
])('N10 %j is found in %j as %j, by what a reader sees', (text, line, places) => {
  const state = typed(line);
  expect(textAt(state, find(state, text))).toEqual(places);
});

it('E1 large and small letters are the same, or not', () => {
  const state = typed('Tea tea TEA', '---', 'tea');
  expect(textAt(state, find(state, 'tea'))).toEqual(['Tea', 'tea', 'TEA', 'tea']);
  expect(textAt(state, find(state, 'TEA', true))).toEqual(['TEA']);
});

it('E1 a letter that grows when made small moves nothing', () => {
  const state = typed('İx');
  expect(textAt(state, find(state, 'X'))).toEqual(['x']);
});

it('E1 it is found across formatting', () => {
  const state = toggleMark(typed('鲜[牛]肉'), 'bold');
  expect(textAt(state, find(state, '牛肉'))).toEqual(['牛肉']);
});

it('E1 the next one is behind the caret, the one before is before it, and at the ends there is none', () => {
  const state = typed('茶|茶', '茶');
  const found = find(state, '茶');
  const content = state.getCurrentContent();
  const at = state.getSelection();
  expect(nextFound(content, found, at, 'forward')).toBe(found[1]);
  expect(nextFound(content, found, at, 'back')).toBe(found[0]);
  const last = found[2];
  const onLast = last ? rangeIn(last.key, last.from, last.to) : at;
  expect(nextFound(content, found, onLast, 'forward')).toBeUndefined();
  expect(nextFound(content, found, onLast, 'back')).toBe(found[1]);
});

it('E1 one is replaced in its own formatting and stands selected', () => {
  const state = toggleMark(typed('牛肉[25元]起'), 'bold');
  const [first] = find(state, '25元');
  if (!first) throw new Error('Failed to find what is there.');
  const replaced = replaceOne(state, first, '28 元');
  expect(drawn(replaced)).toEqual(['牛肉<BOLD>28 元</>起']);
  const selection = replaced.getSelection();
  expect([selection.getStartOffset(), selection.getEndOffset()]).toEqual([2, 6]);
});

it('E1 E10 all are replaced in one step of undo', () => {
  const state = typed('25元和25元', '25元');
  const replaced = replaceAll(state, find(state, '25元'), '1$&');
  expect(textsOf(replaced)).toEqual(['1$&和1$&', '1$&']);
  expect(replaced.getSelection().getStartOffset()).toBe(3);
  expect(textsOf(EditorState.undo(replaced))).toEqual(['25元和25元', '25元']);
});

const line = fc.string({ unit: fc.constantFrom('a', 'A', '.', '*', '茶', '😀', ' '), maxLength: 12 });

test('E1 whatever is looked for, replacing all of it is what splitting and joining gives', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.string({ unit: fc.constantFrom('a', '.', '茶', '😀'), minLength: 1, maxLength: 2 }),
      line,
      (lines, text, other) => {
        const state = typed(...lines);
        const query: Query = { text, matchCase: true };
        const replaced = replaceAll(state, findText(state.getCurrentContent(), query), other);
        expect(textsOf(replaced)).toEqual(lines.map((each) => each.split(text).join(other)));
      },
    ),
  );
});
