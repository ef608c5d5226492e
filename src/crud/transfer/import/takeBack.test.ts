import { expect, test } from 'vitest';
import { leftOf, stepsOf, wayBack } from './takeBack.ts';

const made = { at: 1, id: 7, sent: { name: '春卷', price: '3' }, was: undefined };
const changed = { at: 2, id: 8, sent: { stock: 9 }, was: { stock: 2 } };
const rolls = { id: 7, name: '春卷', price: '3.00', total_sales: 0 };

test.each([
  ['a new record that nobody touched is deleted', made, rolls, 'delete'],
  ['a new record that is gone needs nothing', made, undefined, 'nothing'],
  ['a new record with another price stays', made, { ...rolls, price: '4.00' }, { stays: '新增后又改过，没有删除' }],
  ['a changed record is sent what it was', changed, { id: 8, stock: 9 }, 'restore'],
  ['a record that says what it was needs nothing', changed, { id: 8, stock: 2 }, 'nothing'],
  ['stock sold since stays', changed, { id: 8, stock: 7 }, { stays: '导入后又改过，没有改回' }],
  ['a changed record that is gone stays gone', changed, undefined, { stays: '已经被删除，改不回去' }],
  [
    'what was empty cannot be sent back',
    { ...changed, was: {} },
    { id: 8, stock: 9 },
    { stays: '原来没有填写，无法清空' },
  ],
  [
    'rows that got ids from the applet are as they were sent',
    { ...made, sent: { spec: [{ name: '大', price: '1' }] } },
    { ...rolls, spec: [{ id: 3, key: 'k', name: '大', price: '1.00' }] },
    'delete',
  ],
])('N9 %s', (_, step, now, way) => {
  expect(wayBack(step, now, true)).toEqual(way);
});

test('N9 a new record stays where nothing may be deleted', () => {
  expect(wayBack(made, rolls, false)).toEqual({ stays: '是导入时新增的，这里不能删除' });
});

test('N9 of two rows of one record the earlier says what it was and the later what it is', () => {
  const row = (at: number, was: number, stock: number) => ({
    id: 8,
    row: {
      at,
      what: 'update' as const,
      id: 8,
      values: { stock },
      before: { id: 8 },
      changes: [],
      was: { stock: was },
      renamed: false,
    },
  });
  expect(stepsOf([row(2, 2, 9), row(3, 2, 11)])).toEqual([{ at: 2, id: 8, sent: { stock: 11 }, was: { stock: 2 } }]);
});

test('N9 a record that was given back says what of it could not be emptied again', () => {
  const filled = { ...changed, sent: { stock: 9, note: '新', rent: '5.00' } };
  expect(leftOf({ ...filled, was: { stock: 2, note: '' } })).toBe('其余已改回，原来没有填写的无法清空');
  expect(leftOf({ ...filled, was: { stock: 2, note: '', rent: '4.00' } })).toBeUndefined();
});
