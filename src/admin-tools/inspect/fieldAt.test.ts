import { expect, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { fieldAt, fieldCalled } from './fieldAt.ts';

test.each([
  ['price', 'price'],
  ['tag_id', 'tag_id'],
  ['spec_2_0_price', 'spec.variants.2.of.price'],
  ['spec_3_1_options_12_price', 'spec.variants.3.of.options.of.price'],
  ['spec_3_0_nothing', undefined],
])('the input %s is the field %s', (id, path) => {
  expect(fieldAt(goods.fields, id)?.path.join('.')).toBe(path);
});

test.each([
  ['价格', 'price'],
  ['图片', 'imgs'],
  ['加价', 'spec.variants.3.of.options.of.price'],
])('on a list %s is %s: an own field before a nested one', (label, path) => {
  expect(fieldCalled(goods.fields, label)?.path.join('.')).toBe(path);
});
