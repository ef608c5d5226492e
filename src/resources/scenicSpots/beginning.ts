import type { Beginning } from '#crud/Resource.ts';

/** How scenic spots are begun. */
export const beginning: Beginning = {
  says: '有名称、图片和描述就能添加',
  examples: [{ label: '海滨公园', values: { name: '海滨公园', intro_desc: '看海、散步、骑车' } }],
};
