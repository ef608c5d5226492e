import { type ContentBlock, type ContentState, type EditorState, genKey } from 'draft-js';
import { formOf } from '../document/blockForm.ts';
import { boxesOf, sharedBoxes } from '../document/boxes.ts';
import type { Box } from '../document/Piece.ts';
import { moveOut } from './boxEdges.ts';

type Neighbour = ContentBlock | undefined;

/** How many boxes stand around the innermost item; -1 for a block in none. */
const itemOf = (block: ContentBlock): number => boxesOf(formOf(block)).findLastIndex(({ tag }) => tag === 'li');

const isIn = (neighbour: Neighbour, block: ContentBlock, depth: number): boolean =>
  neighbour !== undefined && sharedBoxes(formOf(block), formOf(neighbour)) > depth;

/** The boxes of the line that Enter makes below one: behind the last line of an item a next item begins. */
export function boxesBelow(content: ContentState, block: ContentBlock): readonly Box[] {
  const boxes = boxesOf(formOf(block));
  const item = itemOf(block);
  if (item < 0 || isIn(content.getBlockAfter(block.getKey()), block, item)) return boxes;
  return boxes.map((box, depth) => (depth < item ? box : { ...box, id: genKey() }));
}

/** An item that is one empty line leaves its list; undefined for any other line. */
export function leaveItem(state: EditorState, block: ContentBlock): EditorState | undefined {
  const content = state.getCurrentContent();
  const item = itemOf(block);
  const isShared =
    isIn(content.getBlockBefore(block.getKey()), block, item) ||
    isIn(content.getBlockAfter(block.getKey()), block, item);
  return item < 1 || block.getLength() > 0 || isShared ? undefined : moveOut(state, block, item - 1);
}
