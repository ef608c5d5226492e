// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepOffline, keepOnlyOfflineOf } from '#crud/offline/keepOffline.ts';
import { offlineColumns } from '#crud/offline/offlineList.ts';
import { readOfflineLists } from '#crud/offline/offlineLists.ts';
import type { Resource } from '#crud/Resource.ts';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { goods } from '#resources/goods/goods.ts';
import { groupons } from '#resources/groupons/groupons.ts';
import { offlineKey } from '#schemas/limits.ts';
import { shopNamed } from '../../../tests/support/shopNamed.ts';
import { isKeptOf } from './isKeptOf.ts';

const owner = {
  user: { name: '陈', avatar: '', role: 3, is_merchant: true, is_applied: true },
  shops: [shopNamed(1, '湾区')],
  merchant: null,
};
const addresses = ['/shop/1/goods/list', '/shop/1/goods/list?status=2', '/shop/1/group/list', '/shop/9/goods/list'];

beforeEach(() => localStorage.clear());

/** Which of these lists are left when the product is made of these resources. */
function left(...resources: readonly Resource[]) {
  const local = createLocalStore(localStorage, new EventTarget());
  for (const to of addresses.toReversed()) {
    const columns = offlineColumns(to.includes('group') ? groupons : goods);
    keepOffline(local, 'm.1', { to, shop: '湾区', title: '', count: '', at: 5, columns, rows: [['肉包']] });
  }
  keepOnlyOfflineOf(local, 'm.1', isKeptOf(resources, owner));
  return readOfflineLists(local.get(offlineKey)).map(({ to }) => to);
}
const [onSale, off, rounds] = addresses;

test('lists that are kept as before stay, those of a shop that is no longer theirs go', () => {
  expect(left(goods, groupons)).toEqual([onSale, off, rounds]);
});

test('a list goes with its resource, with the right to see it, and when it is kept no more', () => {
  const closed = { ...groupons, access: { may: () => false, reason: '' } };
  const { offline: _, ...list } = groupons.list;
  for (const gone of [[], [closed], [{ ...groupons, list }]]) expect(left(goods, ...gone)).toEqual([onSale, off]);
});

test('a column that is kept no more takes the list along', () => {
  expect(left({ ...goods, list: { ...goods.list, offline: ['name'] } }, groupons)).toEqual([rounds]);
  const price = {
    ...goods.fields.price,
    label: '价格',
    kind: 'money',
    access: { see: { may: () => false, reason: '' } },
  } as const;
  expect(left({ ...goods, fields: { ...goods.fields, price } }, groupons)).toEqual([rounds]);
});
