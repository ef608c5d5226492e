import { blocksCell } from './blocks/blocksCell.ts';
import { type Cell, nothing } from './Cell.ts';
import { choiceCell } from './choice/choiceCell.tsx';
import { dayRangeCell } from './dayRange/dayRangeCell.ts';
import type { FieldKind } from './Field.ts';
import { imageCell, imagesCell } from './image/imageCell.tsx';
import { intCell } from './int/intCell.tsx';
import { listCell } from './list/listCell.ts';
import { moneyCell } from './money/moneyCell.ts';
import { refCell } from './ref/refCell.ts';
import { switchCell } from './switch/switchCell.tsx';
import { tagsCell } from './tags/tagsCell.ts';
import { textCell } from './text/textCell.ts';

const unseen: Cell = { width: '96px', draw: () => nothing };

/** Every kind has a cell; a missing one does not compile. Light on purpose: no input, no antd. */
export const cells: Readonly<Record<FieldKind, Cell>> = {
  text: textCell,
  textarea: textCell,
  phone: { ...textCell, width: '150px' },
  url: textCell,
  int: intCell,
  money: moneyCell,
  choice: choiceCell,
  switch: switchCell,
  tags: tagsCell,
  ref: refCell,
  city: refCell,
  day: { ...textCell, width: '120px' },
  dayRange: dayRangeCell,
  image: imageCell,
  images: imagesCell,
  file: textCell,
  video: textCell,
  blocks: blocksCell,
  richText: textCell,
  list: listCell,
  union: listCell,
  kept: unseen,
  constant: unseen,
  computed: textCell,
};
