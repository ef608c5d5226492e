import type { Beginning } from '#crud/Resource.ts';

/** How a shop’s orders are begun. */
export const beginning: Beginning = {
  says: '买家下单后会出现在这里',
  examples: [],
};
