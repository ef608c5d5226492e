// @vitest-environment jsdom
import { type ContentBlock, EditorState } from 'draft-js';
import { expect, test } from 'vitest';
import { figureOf, pictureOf, readFigure } from '../media/figure.ts';
import { printArticle, readArticle } from './article.ts';
import { formOf } from './blockForm.ts';
import { parse } from './parse.ts';
import { standingOf, turnAtom } from './turnAtom.ts';

const open = (html: string): EditorState => EditorState.createWithContent(readArticle(html));
const htmlOf = (state: EditorState): string => printArticle(state.getCurrentContent());

/** Where the first atom of an article stands. */
function placeOf(state: EditorState) {
  const block = state
    .getCurrentContent()
    .getBlocksAsArray()
    .find((each) => each.getText().includes('\ufffc'));
  return { blockKey: block?.getKey() ?? '', offset: block?.getText().indexOf('\ufffc') ?? 0 };
}

/** The article once its first picture was given a caption. */
function captioned(state: EditorState, caption: string): EditorState {
  const place = placeOf(state);
  const content = state.getCurrentContent();
  const standing = standingOf(content, place);
  const { value } = content.getEntity(content.getBlockForKey(place.blockKey).getEntityAt(place.offset)).getData();
  return standing ? turnAtom(state, place, { name: 'figure', value: figureOf(value, standing, caption) }) : state;
}

/** The article once its figure's caption was emptied; it is read anew from what was stored. */
function emptied(state: EditorState): EditorState {
  const elements = parse(htmlOf(state)).filter((node) => node instanceof Element);
  const [element] = elements.flatMap((each) =>
    each.matches('figure') ? [each] : [...each.querySelectorAll('figure')],
  );
  const figure = element && readFigure(element);
  if (!figure) return state;
  const { picture, standing } = pictureOf(figure);
  return turnAtom(state, placeOf(state), { name: 'image', value: picture }, standing);
}

test.each([
  [
    '<p>前</p><p><img src="/a.png"></p><p>后</p>',
    '<p>前</p><figure><img src="/a.png"><figcaption>鲜</figcaption></figure><p>后</p>',
  ],
  ['<p><img src="/a.png"> </p>', '<figure><img src="/a.png"><figcaption>鲜</figcaption></figure>'],
  [
    '<section style="background:#fee"><section style="padding:8px"><p>前</p><p><img src="/a.png"></p></section></section>',
    '<section style="background:#fee"><section style="padding:8px"><p>前</p><figure><img src="/a.png"><figcaption>鲜</figcaption></figure></section></section>',
  ],
  ['<img src="/a.png">', '<figure><img src="/a.png"><figcaption>鲜</figcaption></figure>'],
  [
    '<p style="text-align:center"><a href="/shop"><img src="/a.png"></a></p>',
    '<figure style="text-align:center"><a href="/shop"><img src="/a.png"></a><figcaption>鲜</figcaption></figure>',
  ],
  [
    '<div class="x"><img src="/a.png"></div>',
    '<figure class="x"><img src="/a.png"><figcaption>鲜</figcaption></figure>',
  ],
])('E1 a caption makes a figure of %s, one step that can be taken back', (html, figure) => {
  const before = open(html);
  const after = captioned(before, '鲜');
  expect(htmlOf(after)).toBe(figure);
  expect(htmlOf(EditorState.undo(after))).toBe(html);
});

test.each([
  '<p>前<img src="/a.png"></p>',
  '<p><img src="/a.png"><img src="/b.png"></p>',
  '<h2><img src="/a.png"></h2>',
  '<ul><li><img src="/a.png"></li></ul>',
  '<blockquote><img src="/a.png"></blockquote>',
])('E1 in %s a picture can have no caption', (html) => {
  const state = open(html);
  expect(standingOf(state.getCurrentContent(), placeOf(state))).toBeUndefined();
});

test.each([
  '<p>前</p><p class="x" style="text-align:center"><img src="/a.png" alt="饺子"></p>',
  '<p><a href="/shop" target="_blank"><img src="/a.png"></a></p>',
  '<section style="background:#fee"><p style="text-align:center"><img src="/a.png"></p></section><p>后</p>',
  '<div><img src="/a.png" style="float:left;margin:0 1em 0.5em 0"></div>\n<p>后</p>',
])('E12 a caption that is written and emptied leaves %j byte for byte', (html) => {
  expect(htmlOf(emptied(captioned(open(html), '鲜')))).toBe(html);
});

test.each([
  ['<p><img src="/a.png"></p>', ['line', 'figure', 'line']],
  [
    '<p>前</p><section style="color:red"><p><img src="/a.png"></p></section><p>后</p>',
    ['line', 'boxed line', 'boxed figure', 'boxed line', 'line'],
  ],
])('E1 in %s the caret has a line before and behind a figure', (html, lines) => {
  const blocks = captioned(open(html), '鲜').getCurrentContent().getBlocksAsArray();
  const nameOf = (block: ContentBlock) =>
    `${formOf(block).boxes ? 'boxed ' : ''}${block.getType() === 'atomic' ? 'figure' : 'line'}`;
  expect(blocks.map(nameOf)).toEqual(lines);
});
