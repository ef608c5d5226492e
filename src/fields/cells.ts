import { blocksCell } from './blocks/blocksCell.ts';
import { type Cell, nothing } from './Cell.ts';
import { choiceCell } from './choice/choiceCell.tsx';
import type { FieldKind } from './Field.ts';
import { imageCell, imagesCell } from './image/imageCell.tsx';
import { intCell } from './int/intCell.tsx';
import { listCell } from './list/listCell.ts';
import { moneyCell } from './money/moneyCell.ts';
import { refCell } from './ref/refCell.ts';
import { textCell } from './text/textCell.ts';

/** Every kind has a cell; a missing one does not compile. Light on purpose: no input, no antd. */
export const cells: Readonly<Record<FieldKind, Cell>> = {
  text: textCell,
  int: intCell,
  money: moneyCell,
  day: textCell,
  choice: choiceCell,
  ref: refCell,
  image: imageCell,
  images: imagesCell,
  blocks: blocksCell,
  list: listCell,
  union: listCell,
  kept: { draw: () => nothing },
};
