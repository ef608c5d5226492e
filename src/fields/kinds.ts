import { blocksKind } from './blocks/blocks.ts';
import { choiceKind } from './choice/choice.tsx';
import { cityKind } from './city/city.ts';
import { computedKind } from './computed/computed.ts';
import { constantKind } from './constant/constant.ts';
import { dayKind } from './day/day.ts';
import { dayRangeKind } from './dayRange/dayRange.ts';
import { fileKind } from './file/file.ts';
import { imageKind } from './image/image.ts';
import { imagesKind } from './images/images.ts';
import { intKind } from './int/int.tsx';
import type { Kind } from './Kind.ts';
import { keptKind } from './kept/kept.ts';
import { listKind } from './list/list.ts';
import { moneyKind } from './money/money.ts';
import { phoneKind } from './phone/phone.ts';
import type { RareKinds } from './rareKinds.ts';
import { refKind } from './ref/ref.ts';
import { richTextKind } from './richText/richText.ts';
import { switchKind } from './switch/switch.tsx';
import { tagsKind } from './tags/tags.ts';
import { textKind } from './text/text.ts';
import { textareaKind } from './textarea/textarea.ts';
import { unionKind } from './union/union.ts';
import { urlKind } from './url/url.ts';
import { videoKind } from './video/video.ts';

const table = {
  text: textKind,
  textarea: textareaKind,
  phone: phoneKind,
  url: urlKind,
  int: intKind,
  money: moneyKind,
  choice: choiceKind,
  switch: switchKind,
  tags: tagsKind,
  ref: refKind,
  city: cityKind,
  day: dayKind,
  dayRange: dayRangeKind,
  image: imageKind,
  images: imagesKind,
  file: fileKind,
  video: videoKind,
  blocks: blocksKind,
  richText: richTextKind,
  list: listKind,
  union: unionKind,
  kept: keptKind,
  constant: constantKind,
  computed: computedKind,
};

type Table = typeof table & RareKinds;
export type FieldKind = keyof Table;

/** The field each kind describes. */
export type FieldKinds = {
  readonly [Name in FieldKind]: Table[Name] extends Kind<infer Field, infer _> ? Field : never;
};

/**
 * Every kind of field there is. A new one is a row here or in `rareKinds.ts`, a row in `inputs.ts`, and the two files they
 * name.
 *
 * The rare ones are there once `rareKinds.ts` is loaded, which whoever declares one does: no type can say when.
 */
export const kinds = table as unknown as Readonly<Record<FieldKind, Kind>>;

/** Puts in the kinds that no declaration of the product needs before its first row. */
export function addKinds(rare: RareKinds): void {
  Object.assign(table, rare);
}
