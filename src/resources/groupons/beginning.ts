import type { Beginning } from '#crud/Resource.ts';

/** How a shop’s group-buys are begun. */
export const beginning: Beginning = {
  says: '定好日期和商品，发布后把文案发到群里',
  examples: [
    {
      label: '周五海鲜团',
      values: {
        name: '周五海鲜团',
        products: [{ name: '活龙虾（约 600 克）', price: '18.00', limit: 2, amount: 20 }],
        description: [{ type: 1, text: '周四晚上截单，周五下午送货。' }],
      },
    },
  ],
};
