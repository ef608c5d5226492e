import { expect, it, test } from 'vitest';
import { GO, HOME, pageKeys } from '#crud/list/keys/pageKeys.ts';
import { shortcuts } from '#crud/list/keys/shortcuts.ts';
import { shopNamed } from '../../../tests/support/shopNamed.ts';
import { declarations } from '../early/declarations.ts';
import { addressesIn, GO_MS, goesTo } from './goesTo.ts';

const profile = {
  user: { name: '陈', avatar: '', role: 3, is_merchant: true, is_applied: true },
  shops: [shopNamed(2, '湾区')],
  merchant: null,
};
const addressOf = addressesIn(declarations(), profile, 2);

test.each([
  ['h', '/dashboard'],
  ['o', '/shop/2/orders/list'],
  ['p', '/shop/2/goods/list'],
  ['t', '/shop/2/group/list'],
  ['z', undefined],
])('g and %s lead to %s', (letter, to) => {
  const { begun } = goesTo(GO, undefined, 0, addressOf);
  expect(goesTo(letter, begun, GO_MS, addressOf)).toEqual(to === undefined ? {} : { to });
});

it('a letter alone, or one that comes too late, leads nowhere', () => {
  expect(goesTo('o', undefined, 0, addressOf)).toEqual({});
  expect(goesTo('o', { at: 0 }, GO_MS + 1, addressOf)).toEqual({});
});

it('a merchant without a shop is led nowhere but home', () => {
  const nowhere = addressesIn(declarations(), { ...profile, shops: [] }, undefined);
  expect([nowhere('o'), nowhere(HOME)]).toEqual([undefined, '/dashboard']);
});

it('no two keys mean the same, and no letter behind g is a key of a list', () => {
  const letters = pageKeys(declarations()).flatMap(({ keys: [first, then] }) => (first === GO && then ? [then] : []));
  expect(letters.length).toBeGreaterThan(3);
  const all = [GO, ...letters, ...shortcuts];
  expect(new Set(all).size).toBe(all.length);
});
