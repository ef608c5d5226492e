import { expect, test } from 'vitest';
import { arrivedAmong } from './arrived.ts';

const small = { at: 1, values: { name: '奶茶', price: '12.5' } };
const large = { at: 2, values: { name: '奶茶', price: '15' } };
const recordOf = (id: number, name: string, price: string) => ({ id, name, price, sold: 0 });

test.each([
  ['none', [], []],
  ['one of another name', [recordOf(7, '豆浆', '15')], []],
  ['one, told by its price', [recordOf(7, '奶茶', '15')], [[2, 7]]],
  ['one whose amount is written at length', [recordOf(7, '奶茶', '12.50')], [[1, 7]]],
  ['one that was changed since', [recordOf(7, '奶茶', '99')], [[1, 7]]],
  [
    'both',
    [recordOf(7, '奶茶', '15'), recordOf(8, '奶茶', '12.50')],
    [
      [1, 8],
      [2, 7],
    ],
  ],
])('N9 of two rows of one name without an answer there is %s', (_, records, found) => {
  expect([...arrivedAmong('name', [small, large], records)].toSorted()).toEqual(found);
});

test('N9 rows without a name are not taken for records without one', () => {
  expect(arrivedAmong('name', [{ at: 1, values: {} }], [recordOf(7, '', '1')]).size).toBe(0);
});
