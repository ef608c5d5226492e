import { expect, test } from 'vitest';
import type { StoredFields } from './StoredResource.ts';
import { changesBetween, countKept } from './storedChanges.ts';

const fields: StoredFields = {
  name: { kind: 'text', label: '名称', required: '请输入名称' },
  stock: { kind: 'int', label: '库存' },
  note: { kind: 'text', label: '备注' },
};
const records = [
  { name: '甲', stock: 3, note: '急' },
  { name: '乙', stock: 0, note: '' },
  { name: '丙', note: '12' },
];

const changes = (after: StoredFields, before: StoredFields | undefined = fields) => {
  const { take, counts } = countKept({ fields: after });
  for (const record of records) take(record);
  return changesBetween(before && { fields: before }, { fields: after }, counts()).map(({ is, field, count }) => [
    is,
    field,
    count,
  ]);
};

test.each<readonly [what: string, after: StoredFields, told: readonly unknown[]]>([
  ['nothing', fields, []],
  ['a field less', without('note'), [['hidden', 'note', 2]]],
  ['a field with a new name', { ...without('note'), remark: { kind: 'text', label: '备注', was: ['note'] } }, []],
  [
    'a new field that has to be filled in',
    { ...fields, more: { kind: 'text', label: '更多', required: '要' } },
    [['lacking', 'more', 3]],
  ],
  ['a new field that need not', { ...fields, more: { kind: 'text', label: '更多' } }, []],
  [
    'a field that has to be filled in now',
    { ...fields, note: { kind: 'text', label: '备注', required: '要' } },
    [['lacking', 'note', 1]],
  ],
  ['words that become numbers', { ...fields, note: { kind: 'int', label: '备注' } }, [['misfit', 'note', 1]]],
  ['numbers that become words', { ...fields, stock: { kind: 'text', label: '库存' } }, []],
  [
    'options that become fewer',
    { ...fields, stock: { kind: 'choice', label: '库存', options: [{ value: 3 }] } },
    [['misfit', 'stock', 1]],
  ],
])('of %s it is told what it does to the records', (_, after, told) => {
  expect(changes(after)).toEqual(told);
});

test('without one before, all is told that is kept and not declared', () => {
  expect(changes({ stock: { kind: 'int', label: '库存' } }, undefined)).toEqual([
    ['hidden', 'name', 3],
    ['hidden', 'note', 2],
  ]);
});

function without(name: string): StoredFields {
  return Object.fromEntries(Object.entries(fields).filter(([own]) => own !== name));
}
