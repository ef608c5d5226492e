import type { ReactNode } from 'react';
import { BlocksInput } from './blocks/blocks.input.tsx';
import { ChoiceInput } from './choice/choice.input.tsx';
import { CityInput } from './city/city.input.tsx';
import { ComputedItem } from './computed/computed.input.tsx';
import { DateTimeInput } from './dateTime/dateTime.input.tsx';
import { DayInput } from './day/day.input.tsx';
import { DayRangeInput } from './dayRange/dayRange.input.tsx';
import { DecimalInput } from './decimal/decimal.input.tsx';
import type { FieldKind } from './Field.ts';
import { FileInput } from './file/file.input.tsx';
import { ImageInput } from './image/image.input.tsx';
import { ImagesInput } from './images/images.input.tsx';
import type { InputProps, ItemProps } from './input/ItemProps.ts';
import { IntInput } from './int/int.input.tsx';
import { JsonInput } from './json/json.input.tsx';
import { ListItem } from './list/list.input.tsx';
import { MoneyInput } from './money/money.input.tsx';
import { ObjectItem } from './object/object.input.tsx';
import { PercentInput } from './percent/percent.input.tsx';
import { PhoneInput } from './phone/phone.input.tsx';
import { RefInput } from './ref/ref.input.tsx';
import { RefsInput } from './refs/refs.input.tsx';
import { RichTextInput } from './richText/richText.input.tsx';
import { SwitchInput } from './switch/switch.input.tsx';
import { TagsInput } from './tags/tags.input.tsx';
import { TextInput } from './text/text.input.tsx';
import { TextareaInput } from './textarea/textarea.input.tsx';
import { TreeInput } from './tree/tree.input.tsx';
import { UnionItem } from './union/union.input.tsx';
import { UrlInput } from './url/url.input.tsx';
import { VideoInput } from './video/video.input.tsx';

/** Either an input that a labelled item is drawn around, or an item that draws itself. */
interface Face {
  Input?(props: InputProps): ReactNode;
  Item?(props: ItemProps): ReactNode;
  /** A group of controls is labelled as a group. */
  readonly group?: true;
}

/** Every kind has an input; a missing one does not compile. Heavy on purpose: it is loaded with the first form. */
export const inputs: Readonly<Record<FieldKind, Face>> = {
  text: { Input: TextInput },
  textarea: { Input: TextareaInput },
  phone: { Input: PhoneInput },
  url: { Input: UrlInput },
  int: { Input: IntInput },
  money: { Input: MoneyInput },
  choice: { Input: ChoiceInput, group: true },
  switch: { Input: SwitchInput },
  tags: { Input: TagsInput },
  ref: { Input: RefInput, group: true },
  city: { Input: CityInput },
  day: { Input: DayInput },
  dayRange: { Input: DayRangeInput, group: true },
  image: { Input: ImageInput, group: true },
  images: { Input: ImagesInput, group: true },
  file: { Input: FileInput, group: true },
  video: { Input: VideoInput, group: true },
  blocks: { Input: BlocksInput, group: true },
  richText: { Input: RichTextInput, group: true },
  list: { Item: ListItem },
  union: { Item: UnionItem },
  kept: { Item: () => null },
  constant: { Item: () => null },
  computed: { Item: ComputedItem },
  decimal: { Input: DecimalInput },
  percent: { Input: PercentInput },
  dateTime: { Input: DateTimeInput },
  refs: { Input: RefsInput },
  object: { Item: ObjectItem },
  json: { Input: JsonInput },
  tree: { Input: TreeInput },
};
