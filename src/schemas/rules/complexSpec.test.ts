import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { ComplexSpec } from '../entities/spec.ts';
import { complexSpecBounds, complexSpecFault, complexSpecRow } from './complexSpec.ts';

const options = [
  { name: '微辣', price: '0' },
  { name: '特辣', price: '1.00' },
];
const spec: ComplexSpec = {
  Name: '辣度',
  range: '',
  required: 'required',
  type: 'radio',
  minimum: 1,
  maximum: 1,
  maximumEach: 1,
  options,
};

test.each([
  [{ minimum: 0, maximum: 1, maximumEach: 1 }, undefined],
  [{ minimum: 2, maximum: 4, maximumEach: 2 }, undefined],
  [{ minimum: -1, maximum: 1, maximumEach: 1 }, '可选数量必须大于0'],
  [{ minimum: 0, maximum: 0, maximumEach: 1 }, '可选数量必须大于0'],
  [{ minimum: 0, maximum: 1, maximumEach: 0 }, '可选数量必须大于0'],
  [{ minimum: 2, maximum: 1, maximumEach: 1 }, '最少不能大于最多'],
  [{ minimum: 0, maximum: 3, maximumEach: 1 }, '最多不能超过选项数 × 单项最多'],
  [{ minimum: 0, maximum: 5, maximumEach: 2 }, '最多不能超过选项数 × 单项最多'],
])('G6 choosing out of two options within %j: %s', (bounds, sentence) => {
  expect(complexSpecBounds({ ...bounds, options })).toBe(sentence);
});

test.each([
  ['whole', {}, undefined],
  ['nameless', { Name: ' ' }, '请输入规格的名称'],
  ['without options', { options: [] }, '请至少添加一个选项'],
  ['with a nameless option', { options: [{ name: '', price: '0' }] }, '请输入选项的名称'],
  ['with an unpriced option', { options: [{ name: '微辣', price: '' }] }, '价格格式不正确'],
  ['with impossible bounds', { minimum: 2 }, '最少不能大于最多'],
])('G6 a group of choices that is %s', (_, fields, sentence) => {
  expect(complexSpecRow({ ...spec, ...fields })).toBe(sentence);
});

it('G6 lets through only what a buyer can fulfil', () => {
  const small = fc.integer({ min: -2, max: 6 });
  fc.assert(
    fc.property(small, small, small, fc.integer({ min: 0, max: 4 }), (minimum, maximum, maximumEach, length) => {
      const row = {
        minimum,
        maximum,
        maximumEach,
        options: Array.from({ length }, () => ({ name: '项', price: '0' })),
      };
      const possible =
        minimum >= 0 && maximum >= 1 && maximumEach >= 1 && minimum <= maximum && maximum <= length * maximumEach;
      expect(complexSpecBounds(row) === undefined).toBe(possible);
    }),
  );
});

test.each([
  ['whole', {}, undefined],
  ['to be chosen, but not even once', { minimum: 0 }, ['minimum', '必选的规格，最少要是 1']],
  ['free, and chosen not even once', { minimum: 0, required: 'optional' }, undefined],
  ['below nothing', { minimum: -1, required: 'optional' }, ['minimum', '最少不能小于 0']],
  ['at least more than at most', { minimum: 2 }, ['minimum', '最少不能大于最多']],
  ['one out of many, twice', { maximum: 2 }, ['maximum', '单选的规格，最多只能是 1']],
  ['more than there is', { type: 'checkbox', maximum: 3 }, ['maximum', '最多不能超过选项数 × 单项最多']],
  ['as much as there is', { type: 'checkbox', maximum: 4, maximumEach: 2 }, undefined],
])('G6 a group of choices that is %s is told of at the bound that is wrong', (_, fields, told) => {
  const fault = complexSpecFault({ ...spec, ...fields });
  expect(fault && [fault.field, fault.message]).toEqual(told);
});
