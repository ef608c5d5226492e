import type { ContentBlock } from 'draft-js';
import { AtomBlock } from './AtomBlock.tsx';
import { hasStyle, StyledBlock } from './StyledBlock.tsx';

/** How a block is drawn; null leaves it to draft-js. */
export function drawBlock(block: ContentBlock) {
  if (block.getType() === 'atomic') return { component: AtomBlock, editable: false };
  return hasStyle(block) ? { component: StyledBlock, editable: true } : null;
}
