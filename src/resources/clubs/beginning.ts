import type { Beginning } from '#crud/Resource.ts';

/** How clubs are begun. */
export const beginning: Beginning = {
  says: '有群名、图片和描述就能添加',
  examples: [{ label: '邻里互助群', values: { name: '邻里互助群', intro_desc: '拼车、二手、互相帮忙' } }],
};
