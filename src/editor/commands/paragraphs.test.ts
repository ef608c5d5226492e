import { EditorState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { drawn, selected, textsOf, typed } from '../../../tests/support/articleLines.ts';
import { setBlockType, toggleBlockType } from './blockTypes.ts';
import { clearFormat } from './clearFormat.ts';
import { customHeadingAt, toggleCustomHeading } from './customHeadings.ts';
import { dateText, timeText } from './dates.ts';
import { insertText } from './insertText.ts';
import { toggleMark } from './marks.ts';
import { paint, takeUp } from './painter.ts';
import { isIndented, linesAt, setLines, setSpacing, spacingAt, toggleAlign, toggleIndent } from './paragraphs.ts';
import { setTextStyle } from './textStyles.ts';
import { lineHeights, spacings } from './values.ts';
import { clearArticle, selectAll } from './wholeArticle.ts';

it('E1 every selected paragraph becomes a heading, what stands between is left alone', () => {
  expect(drawn(setBlockType(typed('一[', '---', '- 二]', '三'), 'header-two'))).toEqual([
    'header-two 一',
    'atomic  ',
    'header-two 二',
    '三',
  ]);
});

test.each(['unordered-list-item', 'ordered-list-item', 'blockquote'])(
  'E1 paragraphs become %s, and plain again once all of them are',
  (type) => {
    const once = toggleBlockType(typed('[一', '> 二]'), type);
    expect(drawn(once)).toEqual([`${type} 一`, `${type} 二`]);
    expect(drawn(toggleBlockType(once, type))).toEqual(['一', '二']);
    expect(drawn(EditorState.undo(once))).toEqual(['一', 'blockquote 二']);
  },
);

it('E10 the first line is set in by two letters, and back', () => {
  const once = toggleIndent(typed('[一', '二]'));
  expect(drawn(once)).toEqual(['{text-indent:2em} 一', '{text-indent:2em} 二']);
  expect(isIndented(once)).toBe(true);
  expect(drawn(toggleIndent(once))).toEqual(['一', '二']);
});

test.each(lineHeights)('E10 a line is %s lines high', (lines) => {
  const state = setLines(typed('|一'), lines);
  expect(drawn(state)).toEqual([`{line-height:${lines === '1' ? 'normal' : `${lines}em`}} 一`]);
  expect(linesAt(state)).toBe(lines);
  expect(drawn(setLines(state, undefined))).toEqual(['一']);
});

test.each(spacings)('E10 %i px stand before and after a paragraph', (pixels) => {
  const state = setSpacing(setSpacing(typed('|一'), 'before', pixels), 'after', pixels);
  expect(drawn(state)).toEqual([`{margin-top:${pixels}px;margin-bottom:${pixels}px} 一`]);
  expect([spacingAt(state, 'before'), spacingAt(state, 'after')]).toEqual([pixels, pixels]);
});

test.each(['left', 'center', 'right', 'justify'] as const)('E1 aligned %s, and again says nothing', (align) => {
  const once = toggleAlign(typed('[一]'), align);
  expect(drawn(once)).toEqual([`{text-align:${align}} 一`]);
  expect(drawn(toggleAlign(once, align))).toEqual(['一']);
});

test.each(['标题居中', '标题居左'] as const)(
  'E1 %s makes a heading of a paragraph in one step, and takes it back',
  (name) => {
    const once = toggleCustomHeading(setLines(typed('菜|单'), '2'), name);
    expect(drawn(once)[0]).toMatch(
      /^header-one\{line-height:2em;font-size:32px;font-weight:bold;.*text-align:\w+.*\} 菜单$/,
    );
    expect(customHeadingAt(once)).toBe(name);
    expect(drawn(toggleCustomHeading(once, name))).toEqual(['{line-height:2em} 菜单']);
    expect(drawn(EditorState.undo(once))).toEqual(['{line-height:2em} 菜单']);
  },
);

test.each(['强调', '明显强调'] as const)('E1 %s is put on the selected text, and taken off', (name) => {
  const once = toggleCustomHeading(typed('今日[特价]'), name);
  expect(customHeadingAt(once)).toBe(name);
  expect(drawn(once)[0]).toContain('css:font-size:16px BOLD ITALIC');
  expect(drawn(toggleCustomHeading(once, name))).toEqual(['今日特价']);
});

it('E1 one emphasis takes the place of the other', () => {
  const plain = toggleCustomHeading(toggleCustomHeading(typed('[特价]'), '明显强调'), '强调');
  expect(drawn(plain)).toEqual(['<css:font-size:16px BOLD ITALIC>特价</>']);
});

it('E1 formatting is cleared where it is selected, headings stay headings', () => {
  const state = setTextStyle(toggleAlign(toggleMark(typed('# [今日特价]'), 'bold'), 'center'), 'color', 'red');
  expect(drawn(clearFormat(selected(state, '今日[特价]')))).toEqual(['header-one <BOLD css:color:red>今日</>特价']);
  expect(drawn(clearFormat(selected(state, '今日|特价')))).toEqual(['header-one 今日特价']);
});

it('E1 the painter puts the look of one text in the place of another', () => {
  const state = setTextStyle(toggleMark(typed('[红]字与白字'), 'bold'), 'color', 'red');
  const look = takeUp(selected(state, '[红]字与白字'));
  const other = setTextStyle(selected(state, '红字与[白字]'), 'font-size', '36px');
  expect(drawn(paint(other, look))).toEqual(['<BOLD css:color:red>红</>字与<BOLD css:color:red>白字</>']);
});

it('E1 a text is written at the caret in the look there, never into a table', () => {
  const bold = toggleMark(typed('[价]格'), 'bold');
  expect(drawn(insertText(selected(bold, '价|格'), '¥'))).toEqual(['<BOLD>价¥</>格']);
  const table = typed('---');
  expect(insertText(table, '¥')).toBe(table);
});

it('E1 all is selected, all is cleared, and undo brings it back', () => {
  const state = typed('# 一', '---', '二');
  const all = selectAll(state).getSelection();
  expect([all.getStartOffset(), all.getEndOffset(), all.getStartKey() === all.getEndKey()]).toEqual([0, 1, false]);
  const cleared = clearArticle(state);
  expect(textsOf(cleared)).toEqual(['']);
  expect(drawn(EditorState.undo(cleared))).toEqual(['header-one 一', 'atomic  ', '二']);
});

it('E1 day and time are as the merchant reads them, with all their digits', () => {
  const now = new Date(2026, 2, 8, 9, 5, 7).getTime();
  expect([dateText(now), timeText(now)]).toEqual(['2026-03-08', '09:05:07']);
});
