import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { defineResource } from '../defineResource.ts';
import { conventionalCalls } from './conventionalCalls.ts';

const fields = {
  name: f.text({ label: '名称', required: '请输入名称', was: ['title'] }),
  kind: f.choice({
    label: '种类',
    options: [
      { value: 1, label: '满减' },
      { value: 2, label: '折扣' },
    ],
  }),
  sold: f.int({ label: '已领', readOnly: true }),
  from: f.day({ label: '开始' }),
  to: f.day({ label: '结束' }),
  days: f.dayRange({ label: '有效期', from: 'from', to: 'to' }),
  note: f.textarea({ label: '说明' }),
  type: f.constant(7),
  origin: f.kept<string>('来源'),
};

const coupons = defineResource({
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields,
  calls: conventionalCalls('coupon'),
});

it('a declaration of fields and a noun has title, menu, addresses and texts', () => {
  expect(coupons).toMatchObject({
    kind: 'collection',
    title: '优惠券管理',
    menu: '优惠券管理',
    routes: {
      list: '/shop/:sid/coupons',
      create: '/shop/:sid/coupons/add',
      edit: '/shop/:sid/coupons/edit',
      show: '/shop/:sid/coupons/show',
    },
    texts: { created: '保存成功', updated: '保存成功', deleted: '删除成功' },
    examples: [],
  });
});

it('its short fields are columns, headed by the one that names it, as wide as their kind', () => {
  expect(coupons.list.columns.map(({ field }) => field)).toEqual(['name', 'kind', 'sold', 'from', 'to', 'days']);
  expect(coupons.list).toMatchObject({ title: 'name', pageSize: 20, search: ['name'], empty: '还没有优惠券' });
  expect(coupons.list.columns[2]).toEqual({ field: 'sold', size: '96px' });
});

it('it is narrowed by choices, numbers and days, and the tabs are not offered twice', () => {
  expect(coupons.list.filters).toEqual(['kind', 'sold', 'from', 'to']);
  const tabbed = defineResource({
    name: 'coupons',
    label: '优惠券',
    scope: 'shop',
    fields,
    calls: conventionalCalls('coupon'),
    list: { tabs: 'kind', columns: ['name', 'kind'] },
  });
  expect(tabbed.list.filters).toEqual([]);
});

it('its form asks for what is written; a range stands for its two days', () => {
  expect(coupons.form?.sections).toEqual([{ title: '', fields: ['name', 'kind', 'days', 'note', 'type', 'origin'] }]);
});

it('what is read in full is all that is meant to be seen', () => {
  expect(coupons.show?.fields).toEqual(['name', 'kind', 'sold', 'from', 'to', 'days', 'note']);
});

test.each([
  ['a global one has no shop in its addresses', { scope: 'global' as const }, { list: '/coupons' }],
  ['a small form needs no address of its own', { form: { as: 'dialog' as const } }, { list: '/shop/:sid/coupons' }],
])('%s', (_, change, routes) => {
  const made = defineResource({
    name: 'coupons',
    label: '优惠券',
    scope: 'shop',
    fields,
    calls: conventionalCalls('coupon', { verbs: ['getList', 'create'] }),
    ...change,
  });
  expect(made.routes.list).toBe(routes.list);
});

it('one that is only listed has no form, nothing to read, nothing to do', () => {
  const { form, show, routes } = defineResource({
    name: 'coupons',
    label: '优惠券',
    scope: 'shop',
    fields,
    calls: conventionalCalls('coupon', { verbs: ['getList'] }),
  });
  expect([form, show, routes]).toEqual([undefined, undefined, { list: '/shop/:sid/coupons' }]);
});

it('a singleton has one address and no list call', () => {
  const { routes, calls, kind } = defineResource({
    name: 'settings',
    label: '设置',
    scope: 'shop',
    kind: 'singleton',
    fields,
    calls: conventionalCalls('setting', { only: true }),
  });
  expect([kind, routes, Object.keys(calls)]).toEqual([
    'singleton',
    { list: '/shop/:sid/settings' },
    ['getOne', 'update'],
  ]);
});
