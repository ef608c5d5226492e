import type { ContentBlock } from 'draft-js';
import { formOf } from '../document/blockForm.ts';
import { sameBoxes } from '../document/boxes.ts';

/** Blocks that move together, by their places: from, up to and without. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const isItem = (block: ContentBlock | undefined): boolean => /-list-item$/.test(block?.getType() ?? '');

/** How deep it stands in a list; 0 for what is no item. */
export const depthOf = (block: ContentBlock | undefined): number => (isItem(block) ? (block?.getDepth() ?? 0) : 0);

/** Whether two blocks stand in the same boxes: else they are in no list together. */
export const standTogether = (one: ContentBlock | undefined, other: ContentBlock | undefined): boolean =>
  one !== undefined && other !== undefined && sameBoxes(formOf(one), formOf(other));

/** Blocks with the deeper items that hang on the last of them. */
export function wholeStretch(blocks: readonly ContentBlock[], { from, to }: Stretch): Stretch {
  const last = blocks[to - 1];
  if (!isItem(last)) return { from, to };
  const depth = Math.min(...blocks.slice(from, to).filter(isItem).map(depthOf));
  let end = to;
  while (isItem(blocks[end]) && standTogether(last, blocks[end]) && depthOf(blocks[end]) > depth) end += 1;
  return { from, to: end };
}

/** An item above, at a place, with all above it that it hangs on, down to a depth; what is no item stands alone. */
export function stretchUpFrom(blocks: readonly ContentBlock[], at: number, depth: number): Stretch {
  let start = at;
  while (
    depthOf(blocks[start]) > depth &&
    isItem(blocks[start - 1]) &&
    standTogether(blocks[start], blocks[start - 1])
  ) {
    start -= 1;
  }
  return { from: start, to: at + 1 };
}
