// @vitest-environment jsdom
import { EditorState, Modifier, SelectionState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { card, columns, dark, framed, lined, pill, templateArticle, wechat } from '../../../tests/support/templates.ts';
import { image } from '../atoms/image/image.tsx';
import { rule } from '../atoms/rule/rule.tsx';
import { countWords } from '../count/countWords.ts';
import { findText } from '../find/findText.ts';
import { sanitize } from '../sanitize.ts';
import { printArticle, readArticle } from './article.ts';
import { insertAtom, removeAtom } from './editAtoms.ts';
import { insertHtml } from './insertHtml.ts';
import { insertParagraphs } from './insertParagraphs.ts';

const htmlOf = (state: EditorState): string => printArticle(state.getCurrentContent());

/** An article with the caret behind a text that stands in it once. */
function openAt(html: string, text: string): EditorState {
  const state = EditorState.createWithContent(readArticle(html));
  const [found] = findText(state.getCurrentContent(), { text, matchCase: true });
  const at = found ? { anchorOffset: found.to, focusOffset: found.to } : {};
  return EditorState.forceSelection(state, SelectionState.createEmpty(found?.key ?? '').merge(at));
}

it('E12 of a template of 51 kB every sign can be edited, and untouched it is byte for byte as it was', () => {
  const clean = sanitize(templateArticle(51_000));
  const content = readArticle(clean);
  const editable = content
    .getBlocksAsArray()
    .filter((block) => block.getType() !== 'atomic')
    .map((block) => block.getText().replaceAll('\ufffc', ''));
  const pictures = clean.split('<img').length - 1;
  expect(countWords(content)).toBe(editable.join('').length + pictures);
  expect(printArticle(content)).toBe(clean);
}, 60_000);

test.each([
  ['a title as a pill', pill('改这里')],
  ['a title between lines', lined('改这里')],
  ['a card', card('一', '改这里', '三')],
  ['a frame', framed('题', '改这里')],
  ['a column', columns('改这里', '右')],
  ['a dark ground', dark('题', '改这里')],
  ["WeChat's own lines", wechat('改这里')],
])('E12 in %s only the words change that are edited', (_, html) => {
  const clean = sanitize(html);
  const state = openAt(clean, '改这里');
  const style = state.getCurrentInlineStyle();
  const typed = Modifier.insertText(state.getCurrentContent(), state.getSelection(), '了', style);
  // The line that is edited is written as this editor writes lines: its own declarations without idle blanks.
  const idle = (said: string) => said.replaceAll(/; ?(?=")|(?<=[:;]) /g, '');
  expect(idle(printArticle(typed))).toBe(idle(clean.replace('改这里', '改这里了')));
  const wrappers = (said: string) => said.match(/<section[^>]*>(?=<section|\s|<h3|<p)/g);
  expect(wrappers(printArticle(typed))).toEqual(wrappers(clean));
});

const box = '<section style="background:#fee"><p>一</p><p>二</p></section>';

test.each([
  ['a rule', (state: EditorState) => insertAtom(state, rule, {}), '<p>一</p><hr><p><br></p><p>二</p>'],
  [
    'a picture',
    (state: EditorState) => insertParagraphs(state, [{ name: image.name, value: { src: '/a.png' } }]),
    '<p>一</p><p><img src="/a.png"></p><p>二</p>',
  ],
  [
    'another box',
    (state: EditorState) => insertHtml(state, '<section style="border:1px solid"><p>内</p></section>'),
    '<p>一</p><section style="border:1px solid"><p>内</p></section><p>二</p>',
  ],
  ['paragraphs', (state: EditorState) => insertHtml(state, '<p>甲</p><p>乙</p>'), '<p>一甲</p><p>乙</p><p>二</p>'],
])('E12 %s put into a box stands in it, and undo takes it out', (_, put, inside) => {
  const before = openAt(box, '一');
  const next = put(before);
  expect(htmlOf(next)).toBe(`<section style="background:#fee">${inside}</section>`);
  expect(htmlOf(EditorState.undo(next))).toBe(box);
});

it('E12 an atom taken out of a box leaves a line in that box', () => {
  const state = openAt('<section style="background:#fee"><p>一</p><hr></section>', '一');
  const [, atom] = state.getCurrentContent().getBlocksAsArray().slice(1);
  const place = { blockKey: atom?.getKey() ?? '', offset: 0 };
  const removed = removeAtom(state, place);
  const typed = Modifier.insertText(removed.getCurrentContent(), removed.getSelection(), '后');
  expect(printArticle(typed)).toBe('<section style="background:#fee"><p>一</p><p>后</p></section>');
});

it('E12 a box pasted beside itself stays another one', () => {
  const state = EditorState.moveFocusToEnd(EditorState.createWithContent(readArticle(box)));
  expect(htmlOf(insertHtml(state, box))).toBe(box + box);
});

it('E12 before and behind a box there is a place for the caret, which is not there until it is written in', () => {
  const content = readArticle(box);
  const typed = [content.getFirstBlock(), content.getLastBlock()].reduce(
    (before, line) => Modifier.insertText(before, SelectionState.createEmpty(line.getKey()), '外'),
    content,
  );
  expect(printArticle(typed)).toBe(`<p>外</p>${box}<p>外</p>`);
});
