import { expect, it } from 'vitest';
import { f } from '../f.ts';
import { faultIn, faultInRow } from './faultIn.ts';

const options = f.list({ label: '选项', add: '添加', of: { name: f.text({ label: '选项', required: '请填写选项' }) } });
const specs = f.list({
  label: '规格',
  add: '添加规格',
  of: {
    id: f.kept<number>('编号'),
    name: f.text({ label: '名称', required: '请填写名称' }),
    price: f.money({ label: '价格' }),
    options,
  },
  rowRule: ({ name }, before) =>
    before.some((other) => other.name === name) ? { field: 'name', message: '重复' } : undefined,
});
const good = { id: 1, name: '大份', price: '3.50', options: [{ name: '辣' }] };

it.each([
  ['as it should be', [good], 0, undefined],
  ['with nothing where something is required', [{ ...good, name: ' ' }], 0, '请填写名称'],
  ['with a price that is none', [{ ...good, price: '三块' }], 0, '价格格式不正确'],
  ['with something wrong in its own rows', [{ ...good, options: [{ name: '辣' }, {}] }], 0, '选项第 2 行：请填写选项'],
  ['that repeats one above it', [good, good], 1, '重复'],
  ['that one below it repeats', [good, good], 0, undefined],
  ['that is not there', [], 0, '请填写名称'],
])('G5 G6 a row %s', (_, rows, at, fault) => {
  expect(faultInRow(specs, rows, at)).toBe(fault);
});

it('G6 what is wrong between rows is wrong with their list', () => {
  expect(faultIn(specs, [good, { ...good, id: 2 }], {})).toBe('规格第 2 行：重复');
});

it('G4 a row that holds one of several kinds, as a form does, has to be drawn to be checked', () => {
  const either = f.list({
    label: '行',
    add: '添加',
    of: {
      type: f.int({ label: '类型' }),
      value: f.union({ label: '值', on: 'type', variants: { 1: f.text({ label: '字' }) } }),
    },
  });
  expect(faultInRow(either, [{ type: 1, value: { 1: '字' } }], 0)).toBe('字格式不正确');
});
