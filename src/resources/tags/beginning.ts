import type { Beginning } from '#crud/Resource.ts';

/** How a shop’s categories are begun. */
export const beginning: Beginning = {
  says: '多数店从「蔬菜」「水产」「熟食」开始',
  examples: ['蔬菜', '水产', '熟食'].map((name) => ({ label: name, values: { name } })),
};
