import { EditorState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { drawn, selected, typed } from '../../../tests/support/articleLines.ts';
import { hasMark, type Mark, marks, toggleMark } from './marks.ts';
import { setTextStyle, textStyleAt } from './textStyles.ts';

const allMarks = Object.keys(marks).filter((name): name is Mark => name in marks);

test.each(allMarks)('E1 %s is put on the selected text, and taken off again', (mark) => {
  const once = toggleMark(typed('鲜[牛肉]面'), mark);
  expect(drawn(once)).toEqual([`鲜<${marks[mark]}>牛肉</>面`]);
  expect(hasMark(once, mark)).toBe(true);
  expect(drawn(toggleMark(once, mark))).toEqual(['鲜牛肉面']);
});

it('E1 a text is raised or lowered, never both', () => {
  const raised = toggleMark(typed('水H[2]O'), 'superscript');
  expect(drawn(toggleMark(raised, 'subscript'))).toEqual(['水H<SUBSCRIPT>2</>O']);
});

it('E1 what stands half in bold becomes bold as a whole', () => {
  const half = selected(toggleMark(typed('鲜[牛]肉面'), 'bold'), '[鲜牛肉]面');
  expect(drawn(toggleMark(half, 'bold'))).toEqual(['<BOLD>鲜牛肉</>面']);
});

it('E10 a size takes the place of another, other properties stay', () => {
  const small = setTextStyle(setTextStyle(typed('[今日特价]'), 'color', '#c00000'), 'font-size', '12px');
  const large = setTextStyle(selected(small, '今日[特价]'), 'font-size', '24px');
  expect(drawn(large)).toEqual([
    '<css:color:#c00000 css:font-size:12px>今日</><css:color:#c00000 css:font-size:24px>特价</>',
  ]);
  expect(textStyleAt(large, 'font-size')).toBe('24px');
  expect(drawn(setTextStyle(large, 'font-size', undefined))).toEqual([
    '<css:color:#c00000 css:font-size:12px>今日</><css:color:#c00000>特价</>',
  ]);
});

it('E1 over several paragraphs only what is selected is coloured, and a table between them is left alone', () => {
  const state = setTextStyle(typed('第一[段', '---', '第二]段'), 'color', 'red');
  expect(drawn(state)).toEqual(['第一<css:color:red>段</>', 'atomic  ', '<css:color:red>第二</>段']);
});

it('E1 with nothing selected it is for what is typed next', () => {
  const state = toggleMark(setTextStyle(typed('你好|'), 'font-size', '20px'), 'bold');
  expect(drawn(state)).toEqual(['你好']);
  expect([hasMark(state, 'bold'), textStyleAt(state, 'font-size')]).toEqual([true, '20px']);
  expect(textStyleAt(setTextStyle(state, 'font-size', undefined), 'font-size')).toBeUndefined();
});

it('E10 it is one step of undo, and the selection stays', () => {
  const before = typed('第一[段', '第二]段');
  const after = setTextStyle(before, 'color', 'red');
  expect(after.getSelection()).toBe(before.getSelection());
  expect(drawn(EditorState.undo(after))).toEqual(['第一段', '第二段']);
  expect(setTextStyle(after, 'color', 'red').getUndoStack().size).toBe(after.getUndoStack().size);
});
