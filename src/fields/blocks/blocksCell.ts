import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { type Cell, nothing } from '../Cell.ts';
import type { BlocksField } from '../Field.ts';

/** The first words of a description. */
export const blocksCell: Cell<BlocksField, readonly Block[]> = {
  width: 'minmax(160px, 1fr)',
  draw: (blocks) => blocks?.find(({ type }) => type === blockTypes.text)?.text || nothing,
};
