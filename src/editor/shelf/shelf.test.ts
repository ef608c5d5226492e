// @vitest-environment jsdom
import { EditorState, Modifier, SelectionState } from 'draft-js';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { image } from '../atoms/image/image.tsx';
import { pictureIn, placeFor, printPlace, readPlace } from '../atoms/image/place.ts';
import { atoms } from '../atoms.ts';
import { contrastOf } from '../clean/contrast.ts';
import { printArticle, readArticle } from '../document/article.ts';
import { isKept } from '../document/keep.ts';
import { readPieces } from '../document/readPieces.ts';
import { sanitize } from '../sanitize.ts';
import { putPiece } from './putPiece.ts';
import { htmlOfPiece, readyPieces } from './readyPieces.ts';
import { coloursOf, readShopColour, shopColours } from './shopColours.ts';

const htmlOf = (state: EditorState): string => printArticle(state.getCurrentContent());
const blocksOf = (state: EditorState) => state.getCurrentContent().getBlocksAsArray();

/** An article with the caret in the block that says this. */
function open(html: string, text: string): EditorState {
  const state = EditorState.createWithContent(readArticle(html));
  const key =
    blocksOf(state)
      .find((block) => block.getText() === text)
      ?.getKey() ?? '';
  return EditorState.acceptSelection(state, SelectionState.createEmpty(key));
}

test.each(
  readyPieces.flatMap((piece) =>
    shopColours.map(({ name, value }) => [piece.name, name, htmlOfPiece(piece, coloursOf(value))]),
  ),
)('E1 E6 a ready piece %s in %s may be stored, and all it says can be edited', (_, __, html = '') => {
  expect(sanitize(html)).toBe(html);
  const content = readArticle(html);
  expect(content.getBlocksAsArray().some((block) => block.getText() !== '')).toBe(true);
  expect(printArticle(content)).toBe(html);
  expect(html).not.toMatch(/undefined|NaN/);
  expect(readPieces(html, atoms).some(isKept)).toBe(false);
});

const piece = '<section style="padding:8px"><p>块</p></section>';

test.each<[string, string, string, string]>([
  [
    'behind the paragraph, wherever in it the caret stands',
    '<p>一二</p><p>三</p>',
    '一二',
    `<p>一二</p>${piece}<p>三</p>`,
  ],
  ['at the end', '<p>一</p>', '一', `<p>一</p>${piece}`],
  ['in the place of an empty line', '<p>一</p><p><br></p><p>二</p>', '', `<p>一</p>${piece}<p>二</p>`],
  ['into an empty article', '', '', piece],
  ['behind a heading, which stays one', '<h2>题</h2><p>文</p>', '题', `<h2>题</h2>${piece}<p>文</p>`],
  [
    'behind an item, between two lists',
    '<ul><li>甲</li><li>乙</li></ul>',
    '甲',
    `<ul><li>甲</li></ul>${piece}<ul><li>乙</li></ul>`,
  ],
  [
    'behind an item with all that hangs on it',
    '<ul><li>甲<ul><li>乙</li></ul></li></ul>',
    '甲',
    `<ul><li>甲<ul><li>乙</li></ul></li></ul>${piece}`,
  ],
  [
    'behind the card with the caret, not in it',
    '<section style="background:#fee"><p>一</p><p>二</p></section><p>三</p>',
    '一',
    `<section style="background:#fee"><p>一</p><p>二</p></section>${piece}<p>三</p>`,
  ],
  [
    'within a template that stands around all of the article, unseen',
    '<section style="line-height:2"><p>一</p><p>二</p></section>',
    '一',
    `<section style="line-height:2"><p>一</p>${piece}<p>二</p></section>`,
  ],
  [
    'behind a list of paragraphs, which is not parted',
    '<ul><li><p>一</p><p>二</p></li><li>三<p>四</p></li></ul>',
    '一',
    `<ul><li><p>一</p><p>二</p></li><li>三<p>四</p></li></ul>${piece}`,
  ],
])('E1 E10 a ready piece is put %s, and that is one step of undo', (_, html, text, after) => {
  const before = open(html, text);
  const next = putPiece(before, piece);
  expect(htmlOf(next)).toBe(after);
  expect(EditorState.undo(next).getCurrentContent()).toBe(before.getCurrentContent());
  const typed = Modifier.insertText(next.getCurrentContent(), next.getSelection(), '后');
  expect(printArticle(typed)).toBe(after.replace(piece, `${piece}<p>后</p>`));
});

it('E1 E10 two ready pieces stand one below the other, and a line across may be one of them', () => {
  const rule = '<hr style="border:0;border-top:2px dashed #15803d">';
  const next = putPiece(putPiece(open('<p>一</p><p>二</p>', '一'), rule), piece);
  expect(htmlOf(next)).toBe(`<p>一</p>${rule}${piece}<p>二</p>`);
});

test('E1 on whatever colour of a shop its ready pieces can be read', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (colour) => {
      const { fill, onFill, tint, onTint } = coloursOf(colour);
      expect(fill).toBe(colour);
      expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(onTint, tint)).toBeGreaterThanOrEqual(7);
    }),
  );
});

it.each([
  ['white is read on the red of the shelf', '#c0392b', '#ffffff', '#faefee'],
  ['black on the green of WeChat', '#07c160', '#000000', '#ebfaf2'],
])('E1 %s', (_, colour, onFill, tint) => {
  expect(coloursOf(colour)).toMatchObject({ onFill, tint });
});

it('E1 the colour chosen last is kept, and what is no colour is the first', () => {
  expect(readShopColour('#15803d')).toBe('#15803d');
  for (const kept of ['red', '#fff', '#12345g', 7, undefined, null]) expect(readShopColour(kept)).toBe('#c0392b');
});

it('E1 E12 a place for a picture is read again as one, shows buyers nothing, and is left for the picture', () => {
  const place = printPlace(placeFor('二维码'));
  const html = `<p style="text-align:center">${place}</p>`;
  expect(htmlOf(EditorState.createWithContent(readArticle(html)))).toBe(html);
  const value = readPlace(
    Object.assign(document.createElement('p'), { innerHTML: place }).querySelector('span') ?? document.body,
  );
  expect(image.print(pictureIn(value ?? {}, '/code.png'))).toBe('<img src="/code.png" alt="二维码" width="180">');
});
