import { type ContentBlock, type ContentState, EditorState, Modifier, type SelectionState } from 'draft-js';
import type { Declarations } from './declarations.ts';
import type { Piece } from './Piece.ts';

/** What a block's data says of its element; `style` holds `text-align`, `text-indent`, `line-height`, `margin-top` … */
export function formOf(block: ContentBlock): Pick<Piece, 'tag' | 'class' | 'style' | 'group'> {
  return block.getData().toObject();
}

/** The CSS declarations of the block's own element. */
export const blockStyleOf = (block: ContentBlock): Declarations => formOf(block).style ?? {};

/** Sets declarations on every text block of the selection; undefined takes one away: one step of undo. */
export function setBlockStyle(state: EditorState, patch: Readonly<Record<string, string | undefined>>): EditorState {
  return changeBlockData(state, (block) => {
    const style = Object.fromEntries(
      Object.entries({ ...blockStyleOf(block), ...patch }).filter(([, value]) => value !== undefined),
    );
    return Object.keys(style).length === 0 ? block.getData().delete('style') : block.getData().set('style', style);
  });
}

/** Gives every text block of the selection other data; the selection stays: one step of undo. */
export function changeBlockData(
  state: EditorState,
  dataOf: (block: ContentBlock) => ReturnType<ContentBlock['getData']>,
): EditorState {
  const selection = state.getSelection();
  const content = selectedBlocks(state)
    .filter((block) => block.getType() !== 'atomic')
    .reduce(
      (next, block) => Modifier.setBlockData(next, wholeOf(block, selection), dataOf(block)),
      state.getCurrentContent(),
    );
  // The type of a draft-js record's merge forgets what it merges into.
  const restful = content.merge({ selectionBefore: selection, selectionAfter: selection }) as ContentState;
  return EditorState.push(state, restful, 'change-block-data');
}

/** The blocks the selection reaches into, atoms too. */
export function selectedBlocks(state: EditorState): readonly ContentBlock[] {
  const selection = state.getSelection();
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const from = blocks.findIndex((block) => block.getKey() === selection.getStartKey());
  const to = blocks.findIndex((block) => block.getKey() === selection.getEndKey());
  return blocks.slice(from, to + 1);
}

const wholeOf = (block: ContentBlock, selection: SelectionState): SelectionState =>
  selection.merge({
    anchorKey: block.getKey(),
    anchorOffset: 0,
    focusKey: block.getKey(),
    focusOffset: block.getLength(),
    isBackward: false,
  });
