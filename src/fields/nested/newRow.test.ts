import { expect, it } from 'vitest';
import { complexSpecs } from '#resources/goods/complexSpecs.ts';
import { f } from '../f.ts';
import { newRow } from './newRow.ts';

it('B2 starts with what the fields say of a new record', () => {
  const fields = {
    name: f.text({ label: '名称' }),
    delivery: f.int({ label: '配送', initial: 2 }),
    status: f.int({ label: '状态', initial: 0 }),
  };
  expect(newRow(fields)).toEqual({ delivery: 2, status: 0 });
});

it('G6 gives a list as many rows as it cannot do without, all the way down', () => {
  expect(newRow({ spec: complexSpecs })).toEqual({
    spec: [
      {
        required: 'required',
        type: 'radio',
        minimum: 1,
        maximum: 1,
        maximumEach: 1,
        options: [{ price: '0' }],
      },
    ],
  });
});

it('leaves a list that may be empty empty', () => {
  expect(newRow({ tags: f.list({ label: '标签', add: '添加', of: { name: f.text({ label: '名称' }) } }) })).toEqual({
    tags: [],
  });
});

it('G4 holds what every variant of a union starts with, under its own key', () => {
  const rows = f.list({ label: '规格', add: '添加', min: 1, of: { price: f.money({ label: '价格', initial: '0' }) } });
  const spec = f.union({ label: '规格', on: 'type', variants: { 2: rows, 3: f.text({ label: '说明' }) } });
  expect(newRow({ spec })).toEqual({ spec: { 2: [{ price: '0' }] } });
});

it('gives each row values of its own', () => {
  const rows = f.list({
    label: '规格',
    add: '添加',
    min: 2,
    of: { options: f.list({ label: '选项', add: '添加', of: {} }) },
  });
  const { spec } = newRow({ spec: rows });
  expect(spec).toEqual([{ options: [] }, { options: [] }]);
  expect(Array.isArray(spec) && spec[0] !== spec[1]).toBe(true);
});
