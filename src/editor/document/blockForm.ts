import type { ContentBlock } from 'draft-js';
import type { Piece } from './Piece.ts';

/** What a block's data says of its element; `style` holds `text-align`, `text-indent`, `line-height`, `margin-top` … */
export function formOf(block: ContentBlock): Pick<Piece, 'tag' | 'class' | 'style' | 'group' | 'boxes'> {
  return block.getData().toObject();
}
