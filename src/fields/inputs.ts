import type { ReactNode } from 'react';
import { BlocksInput } from './blocks/BlocksInput.tsx';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { CityInput } from './city/CityInput.tsx';
import { ComputedItem } from './computed/ComputedItem.tsx';
import { DayInput } from './day/DayInput.tsx';
import { DayRangeInput } from './dayRange/DayRangeInput.tsx';
import type { FieldKind } from './Field.ts';
import { FileInput } from './file/FileInput.tsx';
import type { InputProps, ItemProps } from './form/ItemProps.ts';
import { ImageInput } from './images/ImageInput.tsx';
import { ImagesInput } from './images/ImagesInput.tsx';
import { IntInput } from './int/IntInput.tsx';
import { ListItem } from './list/ListItem.tsx';
import { MoneyInput } from './money/MoneyInput.tsx';
import { PhoneInput } from './phone/PhoneInput.tsx';
import { RefInput } from './ref/RefInput.tsx';
import { RichTextInput } from './richText/RichTextInput.tsx';
import { SwitchInput } from './switch/SwitchInput.tsx';
import { TagsInput } from './tags/TagsInput.tsx';
import { TextInput } from './text/TextInput.tsx';
import { TextareaInput } from './textarea/TextareaInput.tsx';
import { UnionItem } from './union/UnionItem.tsx';
import { UrlInput } from './url/UrlInput.tsx';
import { VideoInput } from './video/VideoInput.tsx';

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
};
