import type { Find } from './useFind.ts';

interface Said {
  readonly progress: Find['progress'];
  /** How many shops there are. */
  readonly shops: number;
  readonly count: number;
}

/** How many were found, and how far the search is: 「找到 3 条 · 已找 3 家店铺中的 1 家…」. */
export function progressText({ progress: { reading, shops: done, cut }, shops, count }: Said): string {
  const found = count > 0 ? `找到 ${count} 条` : reading ? '' : '没有找到';
  const far = !reading ? '' : shops > 1 ? `已找 ${shops} 家店铺中的 ${done} 家…` : '正在找…';
  const beyond = cut.length > 0 && !reading ? `${cut.join('、')}太多，只找了前面的部分` : '';
  return [found, far, beyond].filter(Boolean).join(' · ');
}
