import type { ContentBlock } from 'draft-js';
import { AtomBlock } from './AtomBlock.tsx';
import { hasStyle, StyledBlock } from './StyledBlock.tsx';

/** How a block is drawn; null leaves it to draft-js. */
export function drawBlock(block: ContentBlock) {
  if (block.getType() === 'atomic') return { component: AtomBlock, editable: false };
  return hasStyle(block) ? { component: StyledBlock, editable: true } : null;
}

/** The class of a line that is there for the caret only. */
export const classOfBlock = (block: ContentBlock): string =>
  block.getLength() === 0 && block.getData().get('phantom') === true ? 'phantom' : '';
