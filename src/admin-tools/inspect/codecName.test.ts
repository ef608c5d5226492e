import { expect, test } from 'vitest';
import { goodsAdd, goodsList } from '#schemas/endpoints/goods.ts';
import { shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { codecName } from './codecName.ts';

const listed = Reflect.get(Reflect.get(goodsList.response.def.shape.products, 'def'), 'element').def.shape;

test.each([
  [goodsList.request.def.shape.page, 'count'],
  [goodsList.request.def.shape.status, 'code(1 2)'],
  [goodsAdd.request.def.shape.name, 'text（有规则）'],
  [listed.price, 'money'],
  [listed.imgs, 'json([text])'],
  [shopInfoUpdate.request.def.shape.display_shop_cart, 'flag?'],
  [undefined, '--'],
])('a codec of a row is called by its name: %#', (codec, name) => {
  expect(codecName(codec)).toBe(name);
});
