import type { Block } from '#schemas/entities/block.ts';
import { type Cell, nothing } from '../Cell.ts';
import type { BlocksField } from '../Field.ts';

/** Named here, for the entity's own file would bring zod into every list. */
const TEXT: Block['type'] = 1;

/** The first words of a description. */
export const blocksCell: Cell<BlocksField, readonly Block[]> = {
  width: 'minmax(160px, 1fr)',
  cut: true,
  draw: (blocks) => blocks?.find(({ type }) => type === TEXT)?.text || nothing,
};
