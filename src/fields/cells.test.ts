import { expect, it, test } from 'vitest';
import type { AnyField, FieldKind } from './Field.ts';
import { f } from './fAll.ts';
import { kinds } from './kinds.ts';
import type { MoneyField } from './money/money.ts';
import './rareKinds.ts';

const kindNames = Object.keys(kinds).filter((kind): kind is FieldKind => kind in kinds);
const context = { resolve: (path: string) => path };
const field = (kind: FieldKind): AnyField & { readonly options: readonly [] } => ({ kind, label: '字段', options: [] });

test.each(kindNames.filter((kind) => kind !== 'image' && kind !== 'images'))(
  'T6 a %s that did not arrive is shown as --',
  (kind) => {
    expect(kinds[kind].cell.draw(undefined, field(kind), context)).toBe('--');
  },
);

test.each<[FieldKind, unknown, string]>([
  ['text', '', '--'],
  ['text', '桂花糕', '桂花糕'],
  ['money', '1234.5', '1,234.50'],
  ['money', '0', '0.00'],
  ['day', '2026-03-08', '2026-03-08'],
  ['int', 0, '0'],
  ['int', 12_345, '12,345'],
  ['ref', 0, '--'],
  ['ref', 7, '#7'],
  ['refs', [], '--'],
  ['refs', [7, 3], '#7、#3'],
  ['refs', [1, 2, 3, 4], '#1、#2、#3 等 4 个'],
  ['list', [], '0 项'],
  ['list', [{}, {}], '2 项'],
  ['blocks', [], '--'],
  [
    'blocks',
    [
      { type: 2, text: '/a.png' },
      { type: 1, text: '现包' },
    ],
    '现包',
  ],
  ['kept', 7, '--'],
])('shows the %s %j as %s', (kind, value, shown) => {
  expect(kinds[kind].cell.draw(value, field(kind), context)).toBe(shown);
});

it('sets amounts and numbers to the right', () => {
  expect(kindNames.filter((kind) => kinds[kind].cell.align === 'end')).toEqual([
    'int',
    'money',
    'list',
    'union',
    'decimal',
    'percent',
  ]);
});

test.each([
  [{ amount: '9.99', isOnly: false }, '9.99 起'],
  [{ amount: '9.99', isOnly: true }, '9.99'],
  [undefined, '0.00'],
])('of several amounts a row shows the lowest: %j', (lowest, shown) => {
  const several: MoneyField = { kind: 'money', label: '价格', lowest: () => lowest };
  expect(kinds.money.cell.draw('0', several, { ...context, record: {} })).toBe(shown);
  expect(kinds.money.rank?.({ price: '0' }, several, 0, 'price')).toBe(lowest?.amount ?? '0');
});

test.each([
  [f.decimal({ label: '重量', places: 3, unit: 'kg' }), '1234.5', '1,234.500 kg'],
  [f.decimal({ label: '重量', places: 0 }), '12', '12'],
  [f.decimal({ label: '重量', places: 1 }), '0.125', '0.125'],
  [f.decimal({ label: '温度', places: 1, negative: true, unit: '°C' }), '-1234.5', '-1,234.5 °C'],
  [f.percent({ label: '折扣', wire: 'number' }), '15', '15%'],
  [f.percent({ label: '折扣', wire: 'text' }), '15.00', '15%'],
  [f.percent({ label: '折扣', wire: 'text' }), '7.50', '7.5%'],
])('%j of %s is shown as %s', (field, value, shown) => {
  expect(kinds[field.kind].cell.draw(value, field, context)).toBe(shown);
});
