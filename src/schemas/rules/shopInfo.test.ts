import { expect, it, test } from 'vitest';
import { emptyFields, shopInfo } from './shopInfo.ts';

test.each([
  ['a blank name', { name: '  ', city: 6 }, ['name']],
  ['no city', { name: '福满楼', city: undefined }, ['city']],
  ['no picture', { file_url: null }, ['file_url']],
  ['no tags', { tags: [] }, ['tags']],
  ['two empty fields', { name: '', phone: '' }, ['name', 'phone']],
])('S2 a shop with %s is told of, with the fields', (_, values, fields) => {
  expect(shopInfo(values)).toBe('表单存在空项');
  expect(emptyFields(values)).toEqual(fields);
});

it('S2 takes 0, no and one tag for something', () => {
  const values = { permanent_transport_fee: 0, free_transport_fee: '0', display_shop_cart: false, tags: ['早餐'] };
  expect(shopInfo(values)).toBeUndefined();
  expect(emptyFields(values)).toEqual([]);
});
