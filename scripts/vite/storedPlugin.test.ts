import { expect, test } from 'vitest';
import { callsBy } from '../../src/crud/declare/callsBy.ts';
import { habitOf } from '../../src/schemas/habit/habitOf.ts';
import { restHabit } from '../../src/schemas/habit/restHabit.ts';
import { toStored } from '../../src/schemas/stored/StoredResource.ts';
import { collect } from '../lint/collect.mjs';
import { habitsOf, storedOf } from './storedPlugin.ts';

const { modules } = await collect(['tests/fixtures/shop/coupons.ts']);
const [file = '', module = {}] = modules[0] ?? [];

test('a declaration in TypeScript that is stored reaches the server as data, one that is not stays away', () => {
  expect(storedOf(modules, [])).toEqual([]);
  const stored = Object.entries(module).map(([name, declared]) => [name, { ...declared, stored: true }]);
  const [coupons] = storedOf([[file, Object.fromEntries(stored)]], []);
  const read = toStored(JSON.parse(JSON.stringify(coupons)));
  expect(read).toMatchObject({ name: 'coupons', scope: 'shop', calls: { noun: 'coupon' } });
  expect(read?.fields.name).toMatchObject({ kind: 'text', required: '请输入券名', max: 20 });
});

test('the habits of declarations that ask an applet beside reach the server, as far as it reads answers by them', () => {
  const fails = { code: 'code', fine: [200] };
  const mall = habitOf(restHabit, { base: '/applets/mall', fails });
  const elsewhere = habitOf(restHabit, { base: 'https://elsewhere.example' });
  const declared = [mall, elsewhere].map((habit) => ({ name: 'brands', calls: callsBy(habit, 'brand') }));
  const text = JSON.stringify({ name: 'topics', calls: { noun: 'topic', habit: { base: '/applets/news', fails } } });
  expect(habitsOf([...modules, ['a.ts', { ...declared }]], [['b.resource.json', text]])).toMatchObject([
    { base: '/applets/mall', fails },
    { base: '/applets/news', fails },
  ]);
});
