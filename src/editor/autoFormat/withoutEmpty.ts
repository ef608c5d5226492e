import type { ContentBlock } from 'draft-js';
import { isText } from '../commands/selectedBlocks.ts';
import { formOf } from '../document/blockForm.ts';
import { boxesOf } from '../document/boxes.ts';
import type { Box } from '../document/Piece.ts';
import type { AutoFormatOptions } from './Options.ts';

/** Blank signs only; a line of code may be empty for a reason, and one that is not there yet is nobody's. */
const isEmpty = (block: ContentBlock | undefined): boolean =>
  block !== undefined &&
  isText(block) &&
  block.getType() !== 'code-block' &&
  !block.getData().get('phantom') &&
  block.getText().trim() === '';

const idOf = ({ id }: Box): string => id;

const innermost = (block: ContentBlock | undefined): string | undefined => block && boxesOf(formOf(block)).at(-1)?.id;

/** The blocks without empty lines, or with one where there were several; never without any block. */
export function withoutEmpty(
  blocks: readonly ContentBlock[],
  { mergeEmpty, removeEmpty }: AutoFormatOptions,
): readonly ContentBlock[] {
  const filled = new Set(
    blocks.filter((block) => !isEmpty(block)).flatMap((block) => boxesOf(formOf(block)).map(idOf)),
  );
  const left = blocks.filter((block, at) => {
    if (!isEmpty(block)) return true;
    const box = innermost(block);
    const isAgain = isEmpty(blocks[at - 1]) && innermost(blocks[at - 1]) === box;
    // Without any line a box would be gone.
    const mayGo = box === undefined || filled.has(box) || isAgain;
    return !(mayGo && (removeEmpty || (mergeEmpty && isAgain)));
  });
  return left.length === 0 ? blocks.slice(0, 1) : left;
}
