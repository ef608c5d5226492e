import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { moveColumn, toggleColumn } from './changeColumns.ts';
import { asDeclared, readColumns, setColumns, shownColumns, writeColumns } from './columns.ts';

const coupons = defineResource({
  name: 'coupons',
  label: '优惠券',
  scope: 'shop',
  fields: {
    name: f.text({ label: '名称' }),
    sold: f.int({ label: '已领', was: ['taken'] }),
    price: f.money({ label: '面值' }),
    open: f.switch({ label: '启用' }),
  },
  calls: conventionalCalls('coupon'),
});
const shown = (settings: typeof asDeclared) => shownColumns(coupons, settings).map(({ field }) => field);

test.each([
  ['untouched, the columns are as declared', asDeclared, ['name', 'sold', 'price', 'open']],
  ['hidden ones are gone', { order: [], hidden: ['price'] }, ['name', 'sold', 'open']],
  ['the one that names a record cannot be hidden', { order: [], hidden: ['name'] }, ['name', 'sold', 'price', 'open']],
  [
    'they stand as they were put',
    { order: ['open', 'name', 'price', 'sold'], hidden: [] },
    ['open', 'name', 'price', 'sold'],
  ],
  [
    'a renamed field keeps its place',
    { order: ['taken', 'name', 'price', 'open'], hidden: [] },
    ['sold', 'name', 'price', 'open'],
  ],
  ['and stays hidden', { order: [], hidden: ['taken'] }, ['name', 'price', 'open']],
  [
    'a field that is gone is dropped',
    { order: ['old', 'price', 'name', 'sold', 'open'], hidden: ['old'] },
    ['price', 'name', 'sold', 'open'],
  ],
  [
    'a new one stands behind the one it is declared after',
    { order: ['open', 'name', 'sold'], hidden: [] },
    ['open', 'name', 'sold', 'price'],
  ],
])('%s', (_, settings, fields) => {
  expect(shown(settings)).toEqual(fields);
});

it('a column is hidden, shown and moved a step at a time, and no further than the ends', () => {
  const columns = setColumns(coupons, asDeclared);
  expect(shown(toggleColumn(columns, 'price'))).toEqual(['name', 'sold', 'open']);
  expect(shown(toggleColumn(setColumns(coupons, toggleColumn(columns, 'price')), 'price'))).toHaveLength(4);
  expect(shown(toggleColumn(columns, 'name'))).toHaveLength(4);
  expect(shown(moveColumn(columns, 'price', -1))).toEqual(['name', 'price', 'sold', 'open']);
  expect(shown(moveColumn(columns, 'name', -1))).toEqual(['name', 'sold', 'price', 'open']);
  expect(shown(moveColumn(columns, 'open', 1))).toEqual(['name', 'sold', 'price', 'open']);
});

it('what is kept is read back, and what another version wrote is as declared', () => {
  const settings = { order: ['price', 'name'], hidden: ['open'] };
  expect(readColumns(JSON.parse(JSON.stringify(writeColumns(settings))))).toEqual(settings);
  for (const odd of [undefined, null, 7, [], { version: 2, order: ['price'] }])
    expect(readColumns(odd)).toBe(asDeclared);
  expect(readColumns({ version: 1, order: ['price', 3], hidden: 'open' })).toEqual({ order: ['price'], hidden: [] });
});
