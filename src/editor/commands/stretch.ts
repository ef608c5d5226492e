import type { ContentBlock } from 'draft-js';

/** Blocks that move together, by their places: from, up to and without. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const isItem = (block: ContentBlock | undefined): boolean => /-list-item$/.test(block?.getType() ?? '');

/** How deep it stands in a list; 0 for what is no item. */
export const depthOf = (block: ContentBlock | undefined): number => (isItem(block) ? (block?.getDepth() ?? 0) : 0);

/** Blocks with the deeper items that hang on the last of them. */
export function wholeStretch(blocks: readonly ContentBlock[], { from, to }: Stretch): Stretch {
  if (!isItem(blocks[to - 1])) return { from, to };
  const depth = Math.min(...blocks.slice(from, to).filter(isItem).map(depthOf));
  let end = to;
  while (isItem(blocks[end]) && depthOf(blocks[end]) > depth) end += 1;
  return { from, to: end };
}

/** What a stretch changes places with above it: one block, or an item with all that hangs on it. */
export function stretchAbove(blocks: readonly ContentBlock[], { from }: Stretch): Stretch | undefined {
  if (from === 0) return undefined;
  const depth = depthOf(blocks[from]);
  let start = from - 1;
  while (depthOf(blocks[start]) > depth && isItem(blocks[start - 1])) start -= 1;
  return { from: start, to: from };
}

/** The same below it. */
export function stretchBelow(blocks: readonly ContentBlock[], { to }: Stretch): Stretch | undefined {
  return to >= blocks.length ? undefined : wholeStretch(blocks, { from: to, to: to + 1 });
}
