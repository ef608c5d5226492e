// @vitest-environment jsdom
import { EditorState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { drawn, selected, textsOf, typed } from '../../../tests/support/articleLines.ts';
import { setLook } from '../commands/blockLook.ts';
import { toggleMark } from '../commands/marks.ts';
import { setTextStyle } from '../commands/textStyles.ts';
import { printArticle, readArticle } from '../document/article.ts';
import { setLink } from '../link/links.ts';
import { autoFormat } from './autoFormat.ts';
import { type AutoFormatOptions, defaultOptions, readOptions } from './Options.ts';

const formatted = (state: EditorState, options: Partial<AutoFormatOptions> = {}) =>
  autoFormat(state, { ...defaultOptions, ...options });

it('E1 several empty lines become one, a blank one counts as empty', () => {
  expect(textsOf(formatted(typed('一', '', '　 ', '', '二', '')))).toEqual(['一', '', '二', '']);
});

it('E1 with no empty line wanted none is left, but a paragraph to write in', () => {
  expect(textsOf(formatted(typed('一', '', '---', '', '二'), { removeEmpty: true }))).toEqual(['一', ' ', '二']);
  expect(textsOf(formatted(typed('', ''), { removeEmpty: true }))).toEqual(['']);
});

it('E1 a box keeps its only line, empty or not, and loses those that are too many', () => {
  const empty = '<section style="background:#d32a63"><p><br></p></section>';
  const state = EditorState.createWithContent(
    readArticle(`<p>一</p><p><br></p>${empty}<section style="padding:8px"><p>二</p><p><br></p><p><br></p></section>`),
  );
  const after = formatted(state, { removeEmpty: true });
  expect(printArticle(after.getCurrentContent())).toBe(
    `<p>一</p>${empty}<section style="padding:8px"><p>二</p></section>`,
  );
});

it('E1 plain paragraphs are set in by two letters, headings and lists are not', () => {
  expect(drawn(formatted(typed('# 题', '文', '- 项'), { indent: true }))).toEqual([
    'header-one 题',
    '{text-indent:2em} 文',
    'unordered-list-item 项',
  ]);
});

it('E1 all paragraphs are aligned alike; to the left means as text is anyway', () => {
  const right = setLook(typed('[一', '二]'), 'text-align', 'right');
  expect(drawn(formatted(right))).toEqual(['一', '二']);
  expect(drawn(formatted(right, { align: 'justify' }))).toEqual(['{text-align:justify} 一', '{text-align:justify} 二']);
});

it('E1 sizes and families go where they are not wanted, colours stay', () => {
  const text = typed('[特价]');
  const state = setTextStyle(
    setTextStyle(setTextStyle(text, 'color', 'red'), 'font-size', '36px'),
    'font-family',
    '楷体',
  );
  expect(drawn(formatted(state, { clearSizes: true }))).toEqual(['<css:color:red css:font-family:楷体>特价</>']);
  expect(drawn(formatted(state, { clearSizes: true, clearFamilies: true }))).toEqual(['<css:color:red>特价</>']);
});

test.each([
  ['half', '价格：１２．５　元（Ａ）', '价格:12.5 元(A)'],
  ['full', '12.5 (a)', '１２．５　（ａ）'],
  ['as they are', '１2', '１2'],
] as const)('E1 signs of %s width: %s becomes %s', (width, text, expected) => {
  expect(textsOf(formatted(typed(text), { width }))).toEqual([expected]);
});

it('E1 a sign of another width keeps its look, a link its address and text', () => {
  const bold = toggleMark(typed('[１]２ ３'), 'bold');
  const linked = setLink(selected(bold, '１２ [３]'), { href: '/a', apart: false });
  expect(drawn(formatted(linked, { width: 'half' }))).toEqual(['<BOLD>1</>2 <LINK {"href":"/a"}>３</>']);
});

test.each([
  ['as they are', { src: '/a.png' }],
  ['left', { src: '/a.png', style: 'float:left;margin:0 1em 0.5em 0' }],
  ['center', { src: '/a.png', style: 'display:block;margin:0 auto' }],
] as const)('E1 pictures stand %s, and undo puts them back', (pictures, value) => {
  const before = EditorState.createWithContent(readArticle('<p>图<img src="/a.png"></p>'));
  const valueIn = (state: EditorState) => {
    const content = state.getCurrentContent();
    return content.getEntity(content.getFirstBlock().getEntityAt(1)).getData().value;
  };
  const after = formatted(before, { pictures });
  expect(valueIn(after)).toEqual(value);
  expect(valueIn(EditorState.undo(after))).toEqual({ src: '/a.png' });
});

it('E10 it is one step of undo', () => {
  const state = formatted(typed('１', '', '', '２'), { width: 'half', indent: true });
  expect(textsOf(EditorState.undo(state))).toEqual(['１', '', '', '２']);
});

it('what was chosen last time is read again; what is missing or strange is as by default', () => {
  const chosen: AutoFormatOptions = {
    ...defaultOptions,
    indent: true,
    align: 'justify',
    pictures: 'left',
    width: 'half',
  };
  expect(readOptions(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  expect(readOptions({ indent: 'yes', align: 'up', width: 3 })).toEqual(defaultOptions);
  expect(readOptions(undefined)).toEqual(defaultOptions);
});
