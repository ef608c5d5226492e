import type { Beginning } from '#crud/Resource.ts';

/** How the groups of an assistant are begun. */
export const beginning: Beginning = {
  says: '点「加载微信群」，助手所在的群会列在这里',
  examples: [],
};
