import { expect, test } from 'vitest';
import { toStored } from '../../src/schemas/stored/StoredResource.ts';
import { collect } from '../lint/collect.mjs';
import { storedOf } from './storedPlugin.ts';

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
