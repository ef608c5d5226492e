import { expect, test } from 'vitest';
import { f } from '#fields/f.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { groupsOf } from './groupsOf.ts';
import { lacks } from './lacks.ts';

const fields = {
  name: f.text({ label: '名称' }),
  from: f.day({ label: '开始' }),
  to: f.day({ label: '结束' }),
  days: f.dayRange({ label: '有效期', from: 'from', to: 'to' }),
  face: f.computed({ label: '面值', of: () => '5 元' }),
  note: f.textarea({ label: '说明' }),
  photos: f.images({ label: '照片' }),
  stock: f.int({ label: '库存' }),
};
const told = { name: 'coupons', label: '优惠券', scope: 'shop', fields } as const;
const coupons = defineResource({ ...told, calls: conventionalCalls('coupon') });
const listed = defineResource({ ...told, calls: conventionalCalls('coupon', { verbs: ['getList'] }) });

const cases = [
  ['knows all of it', coupons, ['name', 'note'], false],
  ['knows of a field that did not arrive', coupons, ['name', 'from'], false],
  ['does not know a field', coupons, ['name', 'photos'], true],
  ['need not know what follows from other fields', coupons, ['days', 'face'], false],
  ['is all there is', listed, ['name', 'photos'], false],
] as const;

test.each(cases)('a record of the list that %s', (_, resource, names, asked) => {
  expect(lacks(resource, names, { id: 1, name: '新客', from: undefined, note: '' })).toBe(asked);
});

test('short fields stand side by side, each long one on lines of its own', () => {
  expect(groupsOf(coupons, Object.keys(fields)).map(({ wide, names }) => [wide, names.join(' ')])).toEqual([
    [false, 'name from to days face'],
    [true, 'note'],
    [true, 'photos'],
    [false, 'stock'],
  ]);
});
