import { expect, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { labelAt } from './labelAt.ts';

test.each([
  [['name'], '商品名称'],
  [['spec'], '规格'],
  [['spec', '2'], '规格'],
  [['spec', '2', 0, 'price'], '规格 1 价格'],
  [['spec', '3', 1, 'options'], '规格 2 选项'],
  [['spec', '3', 1, 'options', 2, 'name'], '规格 2 选项 3 选项'],
  [['description', 0, 'text'], '商品描述'],
  [['gone'], ''],
])('what stands at %j is called %s', (path, label) => {
  expect(labelAt(goods.fields, path)).toBe(label);
});
