import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTemplate, inBraces, unknownIn, variablesIn } from './fillTemplate.ts';

const values = { 收货人: '王美玲', 商品: '礼盒{大}', 店名: '温村', 电话: '', 备注: undefined };

test.each([
  ['谢谢{收货人}，{店名}敬上', '谢谢王美玲，温村敬上', []],
  ['谢谢{ 收货人 }和｛店名｝', '谢谢王美玲和温村', []],
  ['{收货人}{收货人}', '王美玲王美玲', []],
  ['{昵称}你好', '{昵称}你好', ['昵称']],
  ['打{电话}，{备注}', '打{电话}，{备注}', ['电话', '备注']],
  ['{商品}到了', '礼盒{大}到了', []],
  ['礼盒{大}到了', '礼盒{大}到了', []],
  ['{}', '{}', ['']],
  ['{toString}', '{toString}', ['toString']],
  ['{ 开了没关', '{ 开了没关', []],
  ['$& {收货人}', '$& 王美玲', []],
])('%j reads %j, and nobody knows %j', (text, filled, unknown) => {
  expect(fillTemplate(text, values)).toBe(filled);
  expect(unknownIn(text, values)).toEqual(unknown);
});

test('variables are named once, in order, as they stand in the text', () => {
  expect(variablesIn('{店名}{收货人}{店名}')).toEqual(['店名', '收货人']);
  expect(inBraces(['店名', '收货人'])).toBe('{店名}、{收货人}');
});

test('a text without braces stays letter by letter what it was', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/[{｛]/.test(text)),
      (text) => {
        expect(fillTemplate(text, values)).toBe(text);
        expect(unknownIn(text, values)).toEqual([]);
      },
    ),
  );
});
