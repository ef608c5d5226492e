import type { Beginning } from '#crud/Resource.ts';

/** How the replies of an assistant are begun. */
export const beginning: Beginning = {
  says: '多数店先回复运费和营业时间',
  examples: [
    { label: '运费', values: { keyword: '运费', reply: '满 50 免运费，不满收 5。' } },
    { label: '营业时间', values: { keyword: '营业时间', reply: '周一至周六 9:00–18:00，周日休息。' } },
  ],
};
