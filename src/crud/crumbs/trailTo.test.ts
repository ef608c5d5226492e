import { expect, test } from 'vitest';
import { trailTo, type Way } from './trailTo.ts';

const goods = { title: '商品管理', list: '/shop/3/goods/list', shop: '福满楼' };
const cases: readonly (readonly [string, Way, readonly string[]])[] = [
  ['the list of a shop', goods, ['首页 → /dashboard', '商品管理 · 福满楼']],
  [
    'a form',
    { ...goods, here: '编辑商品' },
    ['首页 → /dashboard', '商品管理 · 福满楼 → /shop/3/goods/list', '编辑商品'],
  ],
  ['the list of a shop without a name', { ...goods, shop: '' }, ['首页 → /dashboard', '商品管理']],
  ['a list of no shop', { title: '景点管理', list: '/views' }, ['首页 → /dashboard', '景点管理']],
  [
    'a record of no shop',
    { title: '景点管理', list: '/views', here: '查看景点' },
    ['首页 → /dashboard', '景点管理 → /views', '查看景点'],
  ],
];

test.each(cases)('the way to %s leads back step by step, and not to itself', (_, way, steps) => {
  const told = trailTo(way).map(({ label, shop, to }) =>
    [[label, shop].filter(Boolean).join(' · '), to].filter(Boolean).join(' → '),
  );
  expect(told).toEqual(steps);
});
