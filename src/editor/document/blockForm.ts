import type { ContentBlock, EditorState } from 'draft-js';
import type { Piece } from './Piece.ts';

/** What a block's data says of its element; `style` holds `text-align`, `text-indent`, `line-height`, `margin-top` … */
export function formOf(block: ContentBlock): Pick<Piece, 'tag' | 'class' | 'style' | 'group' | 'boxes'> {
  return block.getData().toObject();
}

/** The blocks the selection reaches into, atoms too. */
export function selectedBlocks(state: EditorState): readonly ContentBlock[] {
  const selection = state.getSelection();
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const from = blocks.findIndex((block) => block.getKey() === selection.getStartKey());
  const to = blocks.findIndex((block) => block.getKey() === selection.getEndKey());
  return blocks.slice(from, to + 1);
}
