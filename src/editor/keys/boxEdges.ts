import { type ContentBlock, type ContentState, EditorState, Modifier, SelectionState } from 'draft-js';
import { Map as Data } from 'immutable';
import { formOf } from '../document/blockForm.ts';
import { boxesOf, sameBoxes, sharedBoxes } from '../document/boxes.ts';
import { isSeen } from '../document/readBox.ts';

type Neighbour = ContentBlock | undefined;

/**
 * The empty last line of a box moves out behind it, as it does out of a quotation; undefined where there is no such line,
 * or no such box to be seen.
 */
export function leaveBox(state: EditorState, block: ContentBlock): EditorState | undefined {
  const content = state.getCurrentContent();
  const boxes = boxesOf(formOf(block));
  const before: Neighbour = content.getBlockBefore(block.getKey());
  const after: Neighbour = content.getBlockAfter(block.getKey());
  const kept = after ? sharedBoxes(formOf(block), formOf(after)) : 0;
  const goesOnAbove = before !== undefined && sharedBoxes(formOf(block), formOf(before)) === boxes.length;
  if (block.getLength() > 0 || !goesOnAbove || !boxes.slice(kept).some(({ style }) => isSeen(style))) return undefined;
  return moveOut(state, block, kept);
}

/** An empty line, the caret in it, in no more than so many of the boxes it stood in. */
export function moveOut(state: EditorState, block: ContentBlock, depth: number): EditorState {
  const outer = boxesOf(formOf(block)).slice(0, depth);
  const caret = SelectionState.createEmpty(block.getKey());
  const data = Data(outer.length > 0 ? { boxes: outer } : {});
  const left = Modifier.setBlockData(state.getCurrentContent(), caret, data);
  return EditorState.forceSelection(EditorState.push(state, left, 'change-block-data'), caret);
}

/**
 * What Backspace does at the start of a line, and Delete at the end of one, where the other line stands in other boxes:
 * an empty line goes, and no text leaves its box for it. Undefined where two lines of text become one.
 */
export function deleteAtEdge(state: EditorState, key: 'backspace' | 'delete'): EditorState | undefined {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  const block: ContentBlock = content.getBlockForKey(selection.getStartKey());
  const isAtEdge = selection.getStartOffset() === (key === 'backspace' ? 0 : block.getLength());
  if (!selection.isCollapsed() || !isAtEdge || block.getType() === 'atomic') return undefined;
  // A heading, an item, a quotation becomes plain first.
  if (key === 'backspace' && block.getType() !== 'unstyled') return undefined;
  const [first, second]: readonly [Neighbour, Neighbour] =
    key === 'backspace'
      ? [content.getBlockBefore(block.getKey()), block]
      : [block, content.getBlockAfter(block.getKey())];
  if (!isText(first) || !isText(second) || sameBoxes(formOf(first), formOf(second))) return undefined;
  if (first.getLength() > 0 || second.getLength() === 0) return undefined;
  // A line that is not there is nothing to take away.
  if (first.getData().get('phantom') === true) return state;
  const caret = SelectionState.createEmpty(second.getKey());
  const left = content.merge({
    blockMap: content.getBlockMap().delete(first.getKey()),
    selectionBefore: selection,
    selectionAfter: caret,
    // The type of a draft-js record's merge forgets what it merges into.
  }) as ContentState;
  return EditorState.forceSelection(EditorState.push(state, left, 'remove-range'), caret);
}

const isText = (block: Neighbour): block is ContentBlock => block !== undefined && block.getType() !== 'atomic';
