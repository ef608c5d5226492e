import { expect, it } from 'vitest';
import { f } from '#fields/f.ts';
import { goods } from '#resources/goods/goods.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { dropView, isInSight, keepView, readViews, stateOf, writeViews } from './views.ts';

const state = {
  page: 4,
  tab: 2,
  filters: { type: [1, 3], stock: { max: 5 } },
  sort: { field: 'stock', descending: false },
  q: '肉',
};

it('a view opens what was in sight when it was kept, from the first page', () => {
  const [view] = keepView(goods, [], ' 快卖完的 ', state);
  expect(view?.name).toBe('快卖完的');
  expect(view && stateOf(goods, view)).toEqual({ ...state, page: 1 });
  expect([view && isInSight(goods, view, state), view && isInSight(goods, view, { ...state, q: '' })]).toEqual([
    true,
    false,
  ]);
});

it('a name that is there already is overwritten in its place, and a view is thrown away by its name', () => {
  const views = keepView(goods, keepView(goods, keepView(goods, [], '甲', state), '乙', state), '甲', {
    ...state,
    q: '',
  });
  expect(views.map(({ name }) => name)).toEqual(['甲', '乙']);
  expect(views[0] && stateOf(goods, views[0]).q).toBe('');
  expect(dropView(views, '甲').map(({ name }) => name)).toEqual(['乙']);
});

it('a view outlives a renamed field; one that is gone is left out without a word', () => {
  const today = defineResource({
    name: 'coupons',
    label: '优惠券',
    scope: 'shop',
    fields: { name: f.text({ label: '名称' }), left: f.int({ label: '剩余', was: ['stock'] }) },
    calls: conventionalCalls('coupon'),
  });
  expect(stateOf(today, { name: '旧', query: 'stock=..5&type=1&sort=-stock' })).toEqual({
    page: 1,
    tab: undefined,
    filters: { left: { max: 5 } },
    sort: { field: 'left', descending: true },
    q: '',
  });
});

it('what is kept is read back; what is unreadable is left out', () => {
  const views = keepView(goods, [], '甲', state);
  expect(readViews(JSON.parse(JSON.stringify(writeViews(views))))).toEqual(views);
  expect(readViews({ version: 1, views: [...views, { name: '' }, 7, { name: '乙' }] })).toEqual(views);
  for (const odd of [undefined, 'x', { version: 9, views }, { version: 1 }]) expect(readViews(odd)).toEqual([]);
});
