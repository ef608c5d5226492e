import { expect, it, test } from 'vitest';
import { clubs } from '#resources/clubs/clubs.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { orders } from '#resources/orders/orders.ts';
import { scenicSpots } from '#resources/scenicSpots/scenicSpots.ts';
import { tags } from '#resources/tags/tags.ts';
import { editPath, pathIn, showPath, titleFor } from './routes.ts';

test.each([
  [goods.routes.list, 3, '/shop/3/goods/list'],
  [goods.routes.create ?? '', 3, '/shop/3/goods/add'],
  [tags.routes.list, 12, '/shop/12/tags'],
  [groupons.routes.list, 3, '/shop/3/group/list'],
  [orders.routes.list, 3, '/shop/3/orders/list'],
  [clubs.routes.list, undefined, '/groups'],
  [scenicSpots.routes.list, undefined, '/views'],
])('R2 the route %s stands for %j at %s', (route, scope, path) => {
  expect(pathIn(route, scope)).toBe(path);
});

it('R8 a route of a shop without a shop is refused rather than made up', () => {
  expect(() => pathIn('/shop/:sid/tags', undefined)).toThrow();
});

it('R2 goods are edited at their own address, by goodsid', () => {
  expect(editPath(goods, 3, 7)).toBe('/shop/3/goods/edit?goodsid=7');
});

it('a record is edited by id where nothing else is said, and nowhere where there is no route', () => {
  expect(editPath({ ...goods, routes: { list: '/x', edit: '/x/edit' } }, undefined, 7)).toBe('/x/edit?id=7');
  expect(editPath(tags, 3, 7)).toBeUndefined();
});

test.each([
  ['/shop/:sid/group/:gid', 'gid', '/shop/3/group/7'],
  ['/shop/:sid/coupons/show', undefined, '/shop/3/coupons/show?id=7'],
  ['/shop/:sid/coupons/show', 'coupon', '/shop/3/coupons/show?coupon=7'],
])('R2 a record is read at %s by its %s: %s', (show, showParam, path) => {
  const routes = { list: '/x', show, ...(showParam && { showParam }) };
  expect(showPath({ ...goods, routes }, 3, 7)).toBe(path);
});

test.each([
  ['商品管理', '福满楼', '商品管理 · 福满楼'],
  ['商品管理', undefined, '商品管理'],
  ['商品管理', '', '商品管理'],
])('G1 the list %s of the shop %j is headed %s', (title, shop, head) => {
  expect(titleFor(title, shop)).toBe(head);
});
