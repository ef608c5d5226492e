import { expect, it, test } from 'vitest';
import { conventionalCalls } from '#crud/declare/conventionalCalls.ts';
import { defineResource } from '#crud/defineResource.ts';
import { f } from '#fields/f.ts';
import { goods } from '#resources/goods/goods.ts';
import { cloneOf } from './cloneOf.ts';
import { fromForm, toForm } from './formValues.ts';

const { form = { sections: [] } } = goods;
const sold = { id: 7, name: '水饺', total_sales: 40, status: 2, stock: 3, tag_id: 4, imgs: ['/a.png'] };

it('B7 a copy takes what the merchant filled in, and nothing that only the applet writes', () => {
  expect(cloneOf(goods, form, { ...sold, type: 1, price: '12.50' })).toEqual({
    name: '水饺（副本）',
    imgs: ['/a.png'],
    type: 1,
    price: '12.50',
    tag_id: 4,
    stock: 3,
  });
});

it('B7 G5 no saved id travels along, not in rows and not in rows of rows', () => {
  const priced = { ...sold, type: 2, spec: [{ id: 5, key: 'x', name: '大份', price: '15.00' }] };
  expect(cloneOf(goods, form, priced).spec).toEqual([{ name: '大份', price: '15.00' }]);
  const choices = [{ id: 5, range: 'x', Name: '加料', options: [{ id: 9, name: '珍珠', price: '1' }] }];
  const copy = cloneOf(goods, form, { ...sold, type: 3, spec: choices });
  expect(copy.spec).toEqual([{ Name: '加料', options: [{ name: '珍珠', price: '1' }] }]);
  expect(JSON.stringify(fromForm(goods, form, toForm(goods, form, copy)))).not.toContain('"id"');
});

const coupons = defineResource({
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields: {
    code: f.text({ label: '券码', max: 8 }),
    status: f.choice({ label: '状态', readOnly: true, initial: 1, options: [{ value: 1, label: '未开始' }] }),
    count: f.int({ label: '张数', initial: 10 }),
    from: f.day({ label: '从' }),
    to: f.day({ label: '到' }),
    days: f.dayRange({ label: '有效期', from: 'from', to: 'to' }),
  },
  calls: conventionalCalls('coupon'),
});
const coupon = { id: 1, code: '早春', status: 3, count: 99, from: '2026-03-01', to: '2026-03-08' };
const copyOf = (drop: readonly string[], record = coupon) =>
  cloneOf(coupons, { sections: [], clone: { drop } }, record);

test.each<[readonly string[], object]>([
  [[], { code: '早春（副本）', status: 1, count: 99, from: '2026-03-01', to: '2026-03-08' }],
  [['count'], { code: '早春（副本）', status: 1, count: 10, from: '2026-03-01', to: '2026-03-08' }],
  [['days'], { code: '早春（副本）', status: 1, count: 99 }],
  [['code'], { status: 1, count: 99, from: '2026-03-01', to: '2026-03-08' }],
])('B7 without %j a copy starts there as a new one does', (drop, copy) => {
  expect(copyOf(drop)).toEqual(copy);
});

test.each([
  ['早春', '早春（副本）'],
  ['早春满减', '早春满减（副本）'],
  ['早春满减券', '早春满减券'],
  [undefined, undefined],
])('the title %j of a copy reads %j: it says so where there is room', (code, title) => {
  expect(copyOf([], { ...coupon, code: code as string }).code).toBe(title);
});
