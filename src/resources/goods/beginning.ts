import type { Beginning } from '#crud/Resource.ts';

/** How a shop’s goods are begun. */
export const beginning: Beginning = {
  says: '有名称、库存和价格就能上架，图片可以以后再补',
  examples: [{ label: '本地菜心', values: { name: '本地菜心（约 500 克）', stock: 30, type: 1, price: '3.99' } }],
};
