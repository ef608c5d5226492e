import type { ContentBlock } from 'draft-js';
import { isText } from '../commands/selectedBlocks.ts';
import type { AutoFormatOptions } from './Options.ts';

/** Blank signs only; a line of code may be empty for a reason, and one that is not there yet is nobody's. */
const isEmpty = (block: ContentBlock | undefined): boolean =>
  block !== undefined &&
  isText(block) &&
  block.getType() !== 'code-block' &&
  !block.getData().get('phantom') &&
  block.getText().trim() === '';

/** The blocks without empty lines, or with one where there were several; never without any block. */
export function withoutEmpty(
  blocks: readonly ContentBlock[],
  { mergeEmpty, removeEmpty }: AutoFormatOptions,
): readonly ContentBlock[] {
  const left = blocks.filter((block, at) => {
    if (!isEmpty(block)) return true;
    return !removeEmpty && !(mergeEmpty && isEmpty(blocks[at - 1]));
  });
  return left.length === 0 ? blocks.slice(0, 1) : left;
}
