import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type Attributes, withAttributes, withStyle } from './attributes.ts';
import { placementOf, placements, withPlacement } from './placement.ts';
import { readWidth, widthOf, withWidth } from './size.ts';

const picture = { src: '/a.png', class: 'x', alt: '饺子' };

test.each([
  ['left', 'float:left;margin:0 1em 0.5em 0'],
  ['right', 'float:right;margin:0 0 0.5em 1em'],
  ['center', 'display:block;margin:0 auto'],
] as const)('E1 a picture that stands %s says so by its own style', (placement, style) => {
  expect(withPlacement(picture, placement)).toEqual({ ...picture, style });
});

it('E12 a picture moved about and back is as it was', () => {
  const styled: Attributes = { ...picture, style: 'border:1px solid red' };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...placements)), (moves) => {
      const moved = moves.reduce(withPlacement, styled);
      expect(placementOf(moved)).toBe(moves.at(-1) ?? 'none');
      expect(withPlacement(moved, 'none')).toEqual(styled);
    }),
  );
});

test.each([
  [{ align: 'left' }, 'left'],
  [{ style: 'float:right' }, 'right'],
  [{ style: 'display:block;margin-left:auto;margin-right:auto' }, 'center'],
  [{ style: 'margin:0 auto' }, 'none'],
  [{}, 'none'],
] as const)('a picture of another editor that says %j stands %s', (attributes, placement) => {
  expect(placementOf(attributes)).toBe(placement);
});

test.each([
  [{ width: '300' }, 300],
  [{ width: '300px' }, 300],
  [{ style: 'width: 120px' }, 120],
  [{ width: '100%' }, undefined],
  [{ width: '0' }, undefined],
  [{}, undefined],
])('of %j the width is %j', (attributes, px) => {
  expect(widthOf(attributes)).toBe(px);
});

it('E1 a width is one attribute, the height follows, the order stays', () => {
  const attributes = withWidth({ width: '10', src: '/a.png', height: '9', style: 'width:10px;float:left' }, 200);
  expect(Object.entries(attributes)).toEqual([
    ['width', '200'],
    ['src', '/a.png'],
    ['style', 'float:left'],
  ]);
  expect(withWidth(attributes, undefined)).toEqual({ src: '/a.png', style: 'float:left' });
});

test.each([
  ['', { px: undefined }],
  [' 400 ', { px: 400 }],
  ['４００px', { px: 400 }],
  ['-1', undefined],
  ['1.5', undefined],
  ['宽', undefined],
  ['0', undefined],
])('a typed width %j is read as %j', (text, read) => {
  expect(readWidth(text)).toEqual(read);
});

it('the last declaration takes its attribute along', () => {
  expect(withStyle({ src: '/a', style: 'float:left' }, { float: undefined })).toEqual({ src: '/a' });
  expect(withAttributes({ a: '1', b: '2' }, { a: undefined, c: '3' })).toEqual({ b: '2', c: '3' });
});
