import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { figureOf, figurePlacementOf, pictureOf, printFigure, withFigurePlacement } from './figure.ts';
import { placementOf, placements } from './placement.ts';

const picture = { src: '/a.png', alt: '饺子', width: '200' };
const left = 'float:left;margin:0 1em 0.5em 0';

test.each([
  [{}, picture, '<figure>', ''],
  [{}, { ...picture, style: left }, `<figure style="${left}">`, ''],
  [{}, { ...picture, style: 'display:block;margin:0 auto' }, '<figure style="text-align:center">', ''],
  [{}, { ...picture, style: 'border:1px solid red' }, '<figure>', ' style="border:1px solid red"'],
  [
    { class: 'x', style: { 'text-align': 'center' }, other: { title: 't' } },
    picture,
    '<figure class="x" title="t" style="text-align:center">',
    '',
  ],
] as const)('E12 a paragraph %j of a picture %j becomes %s with its caption', (form, image, figure, style) => {
  expect(printFigure(figureOf(image, { form }, '皮薄馅大 & 鲜'))).toBe(
    `${figure}<img src="/a.png" alt="饺子" width="200"${style}><figcaption>皮薄馅大 &amp; 鲜</figcaption></figure>`,
  );
});

it('E12 a linked picture leads on from its figure, and back', () => {
  const standing = { form: {}, link: { href: '/shop', target: '_blank' } };
  const figure = figureOf(picture, standing, '点这里');
  expect(printFigure(figure)).toMatch(/^<figure><a href="\/shop" target="_blank"><img [^>]*><\/a><figcaption>/);
  expect(pictureOf(figure)).toEqual({ picture, standing });
});

it('E12 a caption written and emptied leaves picture and paragraph as they stood', () => {
  const form = fc.constantFrom({}, { class: 'x' }, { style: { 'text-indent': '2em' } }, { other: { title: 't' } });
  const style = fc.constantFrom(undefined, left, 'float:right;margin:0 0 0.5em 1em', 'border:1px solid red');
  fc.assert(
    fc.property(form, style, (form, style) => {
      const before = { ...picture, ...(style && { style }) };
      expect(pictureOf(figureOf(before, { form }, '字'))).toEqual({ picture: before, standing: { form } });
    }),
  );
});

it('E12 a figure moved about and back is as it was', () => {
  const styled = { class: 'x', style: 'border:1px solid red' };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...placements)), (moves) => {
      const moved = moves.reduce(withFigurePlacement, styled);
      expect(figurePlacementOf(moved)).toBe(moves.at(-1) ?? 'none');
      expect(withFigurePlacement(moved, 'none')).toEqual(styled);
    }),
  );
});

it('E1 a picture in the middle is in the middle still once its caption is emptied', () => {
  const figure = withFigurePlacement({}, 'center');
  const { standing } = pictureOf({ figure, image: picture });
  expect(standing.form).toEqual({ style: { 'text-align': 'center' } });
  expect(placementOf(pictureOf({ figure: withFigurePlacement({}, 'right'), image: picture }).picture)).toBe('right');
});
