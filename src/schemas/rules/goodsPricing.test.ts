import { expect, it, test } from 'vitest';
import type { ComplexSpec } from '../entities/spec.ts';
import { goodsPricing, pricedSpecRow } from './goodsPricing.ts';

const priced = { name: '大份', price: '15.00' };
const complex: ComplexSpec = {
  Name: '加料',
  required: 'optional',
  type: 'checkbox',
  minimum: 0,
  maximum: 2,
  maximumEach: 1,
  options: [
    { name: '珍珠', price: '0.50' },
    { name: '椰果', price: '0.80' },
  ],
};

test.each([
  [priced, undefined],
  [{ ...priced, name: ' ' }, '请输入规格的名称'],
  [{ ...priced, price: 'abc' }, '价格格式不正确'],
  [{ ...priced, price: '' }, '价格格式不正确'],
  [{ name: '', price: '' }, '请输入规格的名称'],
])('G5 the row %j: %s', (row, sentence) => {
  expect(pricedSpecRow(row)).toBe(sentence);
});

test.each([
  ['single with a price', { type: 1, price: '12.50' }, undefined],
  ['single without a price', { type: 1 }, '价格格式不正确'],
  ['single with a wrong price', { type: 1, price: '1.234' }, '价格格式不正确'],
  ['multi with a row', { type: 2, spec: [priced] }, undefined],
  ['multi without rows', { type: 2 }, '请至少添加一个规格'],
  ['multi with an empty list', { type: 2, spec: [] }, '请至少添加一个规格'],
  ['multi with a nameless row', { type: 2, spec: [priced, { ...priced, name: '' }] }, '请输入规格的名称'],
  ['multi with a row of the other kind', { type: 2, spec: [complex] }, '请检查填写项'],
  ['complex with a row', { type: 3, spec: [complex] }, undefined],
  ['complex without rows', { type: 3, spec: [] }, '请至少添加一个规格'],
  ['complex with a nameless row', { type: 3, spec: [{ ...complex, Name: '' }] }, '请输入规格的名称'],
  ['complex with a row of the other kind', { type: 3, spec: [priced] }, '请检查填写项'],
] as const)('G4 G5 G6 goods that are %s', (_, goods, sentence) => {
  expect(goodsPricing(goods)).toBe(sentence);
});

it('G3 asks for no price when only the status changes', () => {
  expect(goodsPricing({})).toBeUndefined();
});
