import { expect, test } from 'vitest';
import { lowestPrice } from './lowestPrice.ts';

const cup = { Name: '杯型', required: 'required', minimum: 1, options: [{ price: '5.50' }, { price: '6.50' }] };
const extras = { Name: '加料', required: 'optional', minimum: 0, options: [{ price: '0.50' }] };
const two = { Name: '小菜', required: 'required', minimum: 2, options: [{ price: '1.10' }, { price: '0.90' }] };

test.each([
  ['one price of its own', { type: 1, spec: [] }, undefined],
  [
    'specs of several prices',
    { type: 2, spec: [{ price: '42.99' }, { price: '9.99' }] },
    { amount: '9.99', isOnly: false },
  ],
  ['specs of one price', { type: 2, spec: [{ price: '5.00' }, { price: '5.00' }] }, { amount: '5.00', isOnly: true }],
  ['specs without a price yet', { type: 2, spec: [{ name: '大' }] }, undefined],
  ['a choice that is demanded', { type: 3, spec: [cup, extras] }, { amount: '5.50', isOnly: false }],
  ['two of one choice', { type: 3, spec: [cup, two] }, { amount: '7.30', isOnly: false }],
  [
    'a price of its own below its choices',
    { type: 3, price: '20.00', spec: [cup, extras] },
    { amount: '25.50', isOnly: false },
  ],
  ['nothing that is demanded', { type: 3, spec: [extras] }, { amount: '0.00', isOnly: false }],
  ['what is no list', { type: 3, spec: 'x' }, undefined],
])('G5 G6 of goods with %s', (_, goods, lowest) => {
  expect(lowestPrice(goods)).toEqual(lowest);
});
