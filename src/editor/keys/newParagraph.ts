import { type ContentBlock, type ContentState, EditorState, genKey, Modifier, type SelectionState } from 'draft-js';
import { Map as Data } from 'immutable';
import { withType } from '../commands/blockTypes.ts';
import { formOf } from '../document/blockForm.ts';
import { boxesOf, sharedBoxes } from '../document/boxes.ts';
import type { Box } from '../document/Piece.ts';
import { leaveBox, moveOut } from './boxEdges.ts';
import { insertBelow } from './insertBelow.ts';

/** What a paragraph hands on to the one that Enter makes of it. */
const INHERITED = ['style', 'class'];

/**
 * What Enter makes of a paragraph where the engine would forget something; undefined where it does well by itself.
 *
 * An empty item or quotation is left, as is an empty last line of a box; a heading is followed by plain text, any other
 * look goes on.
 */
export function newParagraph(state: EditorState): EditorState | undefined {
  const selection = state.getSelection();
  const block: ContentBlock = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const type = block.getType();
  if (block.getLength() === 0 && (type === 'blockquote' || /-list-item$/.test(type))) {
    const left = withType(state.getCurrentContent(), [block], 'unstyled');
    // The line is drawn anew, and the caret with it.
    return EditorState.forceSelection(EditorState.push(state, left, 'change-block-type'), selection);
  }
  const outside = leaveItem(state, block) ?? leaveBox(state, block);
  if (outside) return outside;
  const isHeading = type.startsWith('header-');
  const look = block.getData().filter((_, name = '') => INHERITED.includes(name));
  const content = state.getCurrentContent();
  const boxes = boxesBelow(content, block);
  const isItem = type.endsWith('-list-item');
  if (!isHeading && look.isEmpty() && boxes.length === 0 && (!isItem || selection.isCollapsed())) return undefined;

  const joined = selection.isCollapsed() ? content : Modifier.removeRange(content, selection, 'backward');
  const split = splitAt(joined, selection.isCollapsed() ? selection : joined.getSelectionAfter());
  const caret = split.getSelectionAfter();
  const below: ContentBlock = split.getBlockForKey(caret.getStartKey());
  const ended = isHeading && below.getLength() === 0;
  const data = Data<string, unknown>(ended ? {} : look);
  const typed = ended ? Modifier.setBlockType(split, caret, 'unstyled') : split;
  const next = Modifier.setBlockData(typed, caret, boxes.length === 0 ? data : data.set('boxes', boxes));
  return EditorState.push(state, next, 'split-block');
}

/** As the engine splits, but for an item whose whole text was replaced: that stays one, and a second one follows. */
function splitAt(content: ContentState, caret: SelectionState): ContentState {
  const block: ContentBlock = content.getBlockForKey(caret.getStartKey());
  if (block.getLength() > 0 || !block.getType().endsWith('-list-item')) return Modifier.splitBlock(content, caret);
  return insertBelow(content, block, block.set('key', genKey()) as ContentBlock);
}

type Neighbour = ContentBlock | undefined;

/** How many boxes stand around the innermost item; -1 for a block in none. */
const itemOf = (block: ContentBlock): number => boxesOf(formOf(block)).findLastIndex(({ tag }) => tag === 'li');

const isIn = (neighbour: Neighbour, block: ContentBlock, depth: number): boolean =>
  neighbour !== undefined && sharedBoxes(formOf(block), formOf(neighbour)) > depth;

/** The boxes of the line that Enter makes below one: behind the last line of an item a next item begins. */
function boxesBelow(content: ContentState, block: ContentBlock): readonly Box[] {
  const boxes = boxesOf(formOf(block));
  const item = itemOf(block);
  if (item < 0 || isIn(content.getBlockAfter(block.getKey()), block, item)) return boxes;
  return boxes.map((box, depth) => (depth < item ? box : { ...box, id: genKey() }));
}

/** An item that is one empty line leaves its list; undefined for any other line. */
function leaveItem(state: EditorState, block: ContentBlock): EditorState | undefined {
  const content = state.getCurrentContent();
  const item = itemOf(block);
  const isShared =
    isIn(content.getBlockBefore(block.getKey()), block, item) ||
    isIn(content.getBlockAfter(block.getKey()), block, item);
  return item < 1 || block.getLength() > 0 || isShared ? undefined : moveOut(state, block, item - 1);
}
