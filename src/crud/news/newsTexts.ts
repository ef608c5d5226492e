import type { Resource } from '../Resource.ts';

type Words = Pick<Resource, 'label' | 'texts'>;

/** What has come: `笔新订单`. */
export const newsWord = ({ label, texts }: Words): string => `${texts.measure ?? '个'}新${label}`;

/** How many have: `2 笔新订单`; the count may be `10+`. */
export const newsText = (resource: Words, count: string): string => `${count} ${newsWord(resource)}`;
