import { expect, test } from 'vitest';
import { tagName } from './tag.ts';

test.each([
  ['', '请输入标签名称'],
  ['　', '请输入标签名称'],
  ['热销', undefined],
])('C1 a category called %j: %s', (name, sentence) => {
  expect(tagName(name)).toBe(sentence);
});
