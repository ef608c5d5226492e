import { expect, test } from 'vitest';
import { builtInOf } from '../../src/admin-tools/builtInOf.ts';
import { callsBy } from '../../src/crud/declare/callsBy.ts';
import { habitOf } from '../../src/schemas/habit/habitOf.ts';
import { restHabit } from '../../src/schemas/habit/restHabit.ts';
import { toStored } from '../../src/schemas/stored/StoredResource.ts';
import { collect } from '../lint/collect.mjs';
import { builtInText, writtenText } from '../lint/writeBuiltIn.mjs';

const { modules } = await collect(['tests/fixtures/shop/coupons.ts']);
const [file = '', module = {}] = modules[0] ?? [];

test('a declaration in TypeScript that is stored reaches the server as data, one that is not stays away', () => {
  expect(builtInOf(modules, []).resources).toEqual([]);
  const stored = Object.entries(module).map(([name, declared]) => [name, { ...declared, stored: true }]);
  const [coupons] = builtInOf([[file, Object.fromEntries(stored)]], []).resources;
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
  const texts = [
    ['b.resource.json', text],
    ['c.resource.json', '{ "name": '],
  ] as const;
  expect(builtInOf([...modules, ['a.ts', { ...declared }]], texts).habits).toMatchObject([
    { base: '/applets/mall', fails },
    { base: '/applets/news', fails },
  ]);
});

test('what the server has been told of them is what they are: npm run resource:stored writes it', async () => {
  expect(writtenText()).toBe(await builtInText());
});
