import { expect, it } from 'vitest';
import { complexSpecs } from '#resources/goods/complexSpecs.ts';
import { f } from '../f.ts';
import { rowLine } from './rowLine.ts';

const specs = f.list({
  label: '规格',
  add: '添加规格',
  of: {
    id: f.kept<number>('编号'),
    name: f.text({ label: '名称' }),
    price: f.money({ label: '价格' }),
    stock: f.int({ label: '库存' }),
    img: f.image({ label: '图片' }),
  },
});

it('G6 a row that is summed up while folded away is summed up while it waits', () => {
  const row = { Name: ' 辣度 ', required: 'optional', type: 'radio', minimum: 1, options: [{ name: '微辣' }] };
  expect(rowLine(complexSpecs, '规格 7', row)).toBe('规格 7 · 辣度 · 可选 · 单选 · 1 项');
});

it.each([
  [{ id: 7, name: '大份', price: '12.50', stock: 0, img: 'a.webp' }, '规格 7 · 大份 · 12.50 · 0'],
  [{ name: '', price: undefined }, '规格 7'],
  [undefined, '规格 7'],
])('G5 a row of %j reads in one line', (row, line) => {
  expect(rowLine(specs, '规格 7', row)).toBe(line);
});
