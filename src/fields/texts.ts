import { blocksText } from './blocks/blocksText.ts';
import { choiceText } from './choice/choiceText.ts';
import { dayText } from './day/dayText.ts';
import { dayRangeText } from './dayRange/dayRangeText.ts';
import type { FieldKind } from './Field.ts';
import { imagesText } from './images/imagesText.ts';
import { intText } from './int/intText.ts';
import { listText, unionText } from './list/jsonText.ts';
import { moneyText } from './money/moneyText.ts';
import { refText } from './ref/refText.ts';
import { switchText } from './switch/switchText.ts';
import { tagsText } from './tags/tagsText.ts';
import type { FieldText } from './text/FieldText.ts';
import { addressText, phoneText, plainText, writtenText } from './text/plainText.ts';

/** Every kind says how it stands in one cell of a sheet, or that it does not; a missing one does not compile. */
export const texts: Readonly<Record<FieldKind, FieldText | undefined>> = {
  text: plainText,
  textarea: plainText,
  phone: phoneText,
  url: addressText,
  int: intText,
  money: moneyText,
  choice: choiceText,
  switch: switchText,
  tags: tagsText,
  ref: refText,
  city: refText,
  day: dayText,
  dayRange: dayRangeText,
  image: addressText,
  images: imagesText,
  file: addressText,
  video: addressText,
  blocks: blocksText,
  richText: plainText,
  list: listText,
  union: unionText,
  kept: undefined,
  constant: undefined,
  computed: writtenText,
};
