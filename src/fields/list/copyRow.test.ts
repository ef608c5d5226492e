import { expect, it } from 'vitest';
import { complexSpecs } from '#resources/goods/complexSpecs.ts';
import { copyRow } from './copyRow.ts';

it('G6 a copied row says the same and has no id, nor has anything in it', () => {
  const options = [{ name: '珍珠', price: '1.00', id: 9 }];
  const row = { id: 7, range: '单选', Name: '加料', minimum: 0, options };
  expect(copyRow(complexSpecs.of, row)).toEqual({
    Name: '加料',
    minimum: 0,
    options: [{ name: '珍珠', price: '1.00' }],
  });
  expect(row.options).toBe(options);
});
