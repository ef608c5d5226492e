import { expect, it, test } from 'vitest';
import { createLocalStore } from '#providers/storage/createLocalStore.ts';
import { orders } from '#resources/orders/orders.ts';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { newsStore } from './newsStore.ts';

const shop = { resource: orders, scope: 1 };
const page = (...ids: number[]) => ids.map((id) => ({ id }));

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

function open() {
  const user = { name: '陈掌柜', avatar: '', role: 3, is_merchant: true, is_applied: true };
  const profile = { user, shops: [], merchant: null };
  return newsStore({
    local: createLocalStore(memory(), new EventTarget()),
    clock: fakeClock(),
    profile: { get: () => profile, load: async () => profile, updateShop: () => {}, subscribe: () => () => {} },
  });
}

test('O1 the first reading is the measure: nothing of it is new', () => {
  const store = open();
  expect(store.countOf(shop)).toBeUndefined();
  expect(store.read(shop, page(9, 8))).toBe(0);
  expect(store.countOf(shop)).toBeUndefined();
});

test('O1 what comes is counted until it is seen, and told of once', () => {
  const store = open();
  store.see(shop, page(9, 8));
  expect([store.read(shop, page(11, 10, 9)), store.countOf(shop)]).toEqual([2, '2']);
  expect([store.read(shop, page(12, 11, 10)), store.countOf(shop)]).toEqual([1, '3']);
  expect([store.read(shop, page(12, 11, 10)), store.countOf(shop)]).toEqual([0, '3']);
  store.see(shop, page(12, 11, 10));
  expect(store.countOf(shop)).toBeUndefined();
});

it('does not take an older list for the newest', () => {
  const store = open();
  store.see(shop, page(9, 8));
  store.read(shop, page(11, 10, 9));
  store.see(shop, page(9, 8));
  expect(store.countOf(shop)).toBe('2');
});

it('counts each shop for itself', () => {
  const store = open();
  const other = { ...shop, scope: 2 };
  store.see(shop, page(9));
  store.see(other, page(9));
  store.read(other, page(10, 9));
  expect([store.countOf(shop), store.countOf(other)]).toEqual([undefined, '1']);
});
