import { blocksShape } from './blocks/blocks.shape.ts';
import { choiceShape } from './choice/choice.shape.ts';
import { cityShape } from './city/city.shape.ts';
import { computedShape } from './computed/computed.shape.ts';
import { constantShape } from './constant/constant.shape.ts';
import { dateTimeShape } from './dateTime/dateTime.shape.ts';
import { dayShape } from './day/day.shape.ts';
import { dayRangeShape } from './dayRange/dayRange.shape.ts';
import { decimalShape } from './decimal/decimal.shape.ts';
import type { FieldKind } from './Field.ts';
import { fileShape } from './file/file.shape.ts';
import { imageShape } from './image/image.shape.ts';
import { imagesShape } from './images/images.shape.ts';
import { intShape } from './int/int.shape.ts';
import { jsonShape } from './json/json.shape.ts';
import type { KindShape } from './KindShape.ts';
import { keptShape } from './kept/kept.shape.ts';
import type { FieldKinds } from './kinds.ts';
import { listShape } from './list/list.shape.ts';
import { moneyShape } from './money/money.shape.ts';
import { objectShape } from './object/object.shape.ts';
import { percentShape } from './percent/percent.shape.ts';
import { phoneShape } from './phone/phone.shape.ts';
import { refShape } from './ref/ref.shape.ts';
import { refsShape } from './refs/refs.shape.ts';
import { richTextShape } from './richText/richText.shape.ts';
import { switchShape } from './switch/switch.shape.ts';
import { tagsShape } from './tags/tags.shape.ts';
import { textShape } from './text/text.shape.ts';
import { textareaShape } from './textarea/textarea.shape.ts';
import { treeShape } from './tree/tree.shape.ts';
import { unionShape } from './union/union.shape.ts';
import { urlShape } from './url/url.shape.ts';
import { videoShape } from './video/video.shape.ts';

/** What is said of every kind of field: no merchant's screen reads it, so that no list waits for its sentences. */
export const kindShapes: { readonly [Name in FieldKind]: KindShape<FieldKinds[Name]> } = {
  text: textShape,
  textarea: textareaShape,
  phone: phoneShape,
  url: urlShape,
  int: intShape,
  money: moneyShape,
  choice: choiceShape,
  switch: switchShape,
  tags: tagsShape,
  ref: refShape,
  city: cityShape,
  day: dayShape,
  dayRange: dayRangeShape,
  image: imageShape,
  images: imagesShape,
  file: fileShape,
  video: videoShape,
  blocks: blocksShape,
  richText: richTextShape,
  list: listShape,
  union: unionShape,
  kept: keptShape,
  constant: constantShape,
  computed: computedShape,
  decimal: decimalShape,
  percent: percentShape,
  dateTime: dateTimeShape,
  refs: refsShape,
  object: objectShape,
  json: jsonShape,
  tree: treeShape,
};
