import { type ContentBlock, EditorState, SelectionState } from 'draft-js';
import { OrderedSet } from 'immutable';
import { behindFrame, boxesAt } from '../commands/boxStretch.ts';
import { movableOf, reorder } from '../commands/moveBlocks.ts';
import { settleBlocks } from '../commands/settleBlocks.ts';
import { inBoxes } from '../document/boxes.ts';
import { contentOf } from '../document/contentOf.ts';
import { readFresh } from '../document/insertHtml.ts';
import type { Piece } from '../document/Piece.ts';

/** Not there until something is typed in it. */
const line: Piece = { type: 'unstyled', depth: 0, runs: [], phantom: true };

/**
 * Puts a ready piece behind the paragraph or the card with the caret, or in the place of an empty line: one step of undo.
 * The caret goes into the line behind it.
 */
export function putPiece(state: EditorState, html: string): EditorState {
  const selection = state.getSelection();
  const movable = movableOf(state, [selection.getEndKey(), selection.getEndKey()]);
  if (!movable) return state;
  const { blocks, stretch } = movable;
  const { at, around } = behindFrame(blocks, stretch);
  const put = contentOf([...readFresh(html), line].map((piece) => inBoxes(piece, around))).getBlocksAsArray();
  const isInPlace = boxesAt(blocks, stretch.from).length === around.length && isEmptyLine(blocks[stretch.from]);
  const before = blocks.slice(0, isInPlace ? stretch.from : at);
  const order = settleBlocks([...before, ...put, ...blocks.slice(at)], {
    from: before.length,
    to: before.length + put.length,
  });
  const caret = SelectionState.createEmpty(put.at(-1)?.getKey() ?? '').merge({ hasFocus: selection.getHasFocus() });
  // An empty line would be written in the look of the line above.
  return EditorState.setInlineStyleOverride(reorder(state, order, caret), OrderedSet());
}

const isEmptyLine = (block: ContentBlock | undefined): boolean =>
  block?.getType() === 'unstyled' && block.getLength() === 0;
