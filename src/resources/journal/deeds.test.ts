import { expect, test } from 'vitest';
import { logout, sessionEnd } from '#schemas/endpoints/sessions.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import { deedOf, nameOfField } from './deeds.ts';

const writing = [
  ...Object.values(endpoints).filter(({ method, writes, open }) => (method === 'POST' || writes) && !open),
  logout,
  sessionEnd,
];

test.each(writing.map(({ path }) => path))('K10 %s is said in words', (path) => {
  expect(deedOf(path)).not.toBe(path);
});

const ids = /^(?:\w+_)?id$|^(?:session|timeout)$/;
const sent = new Set(
  writing.flatMap(({ request }) => Object.keys(request.def.shape).filter((name) => !ids.test(name))),
);

test.each([...sent])('K10 the field %s is said in words', (name) => {
  expect(nameOfField(name)).not.toBe(name);
});

test('K10 a call that nobody has named is said as it is', () => {
  expect(deedOf('/api/applet/merchant/coupon/add')).toBe('/api/applet/merchant/coupon/add');
});

test.each([
  ['POST /applets/shop/coupons', '提交 shop：coupons'],
  ['PUT /applets/mall/coupon/update/9007199254740993', '修改 mall：coupon/update/9007199254740993'],
  ['DELETE /applets/shop/coupons/promo_1', '删除 shop：coupons/promo_1'],
])('K10 a call to an applet beside the product, %s, is said in words', (call, words) => {
  expect(deedOf(call)).toBe(words);
});
