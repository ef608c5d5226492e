import type { Resource } from '../Resource.ts';

/** What the embedded applet gives at once without anybody waiting for it. */
const STORED = 500;

/** How many records are asked for at once where all are read: what a screen shows of them says nothing of that where they are stored here. */
export const readSize = ({ stored, list }: Pick<Resource, 'stored' | 'list'>): number =>
  stored ? Math.max(STORED, list.pageSize) : list.pageSize;
