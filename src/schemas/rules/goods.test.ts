import { expect, test } from 'vitest';
import { goodsName, goodsStock } from './goods.ts';

test.each([
  ['', '请输入商品名称'],
  [' \n', '请输入商品名称'],
  ['手工水饺', undefined],
])('G4 goods called %j: %s', (name, sentence) => {
  expect(goodsName(name)).toBe(sentence);
});

test.each([
  [0, undefined],
  [12, undefined],
  [-1, '库存必须是不小于 0 的整数'],
  [1.5, '库存必须是不小于 0 的整数'],
  [Number.NaN, '库存必须是不小于 0 的整数'],
])('a stock of %d: %s', (stock, sentence) => {
  expect(goodsStock(stock)).toBe(sentence);
});
