import type { ReactNode } from 'react';
import { BlocksInput } from './blocks/BlocksInput.tsx';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { DayInput } from './day/DayInput.tsx';
import type { FieldKind } from './Field.ts';
import type { InputProps, ItemProps } from './form/ItemProps.ts';
import { ImageInput } from './images/ImageInput.tsx';
import { ImagesInput } from './images/ImagesInput.tsx';
import { IntInput } from './int/IntInput.tsx';
import { ListItem } from './list/ListItem.tsx';
import { MoneyInput } from './money/MoneyInput.tsx';
import { RefInput } from './ref/RefInput.tsx';
import { TextInput } from './text/TextInput.tsx';
import { TextareaInput } from './textarea/TextareaInput.tsx';
import { UnionItem } from './union/UnionItem.tsx';

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
  phone: { Input: TextInput },
  url: { Input: TextInput },
  int: { Input: IntInput },
  money: { Input: MoneyInput },
  choice: { Input: ChoiceInput, group: true },
  switch: { Input: TextInput },
  tags: { Input: TextInput },
  ref: { Input: RefInput, group: true },
  city: { Input: TextInput },
  day: { Input: DayInput },
  dayRange: { Input: TextInput },
  image: { Input: ImageInput, group: true },
  images: { Input: ImagesInput, group: true },
  file: { Input: TextInput },
  video: { Input: TextInput },
  blocks: { Input: BlocksInput, group: true },
  richText: { Input: TextInput },
  list: { Item: ListItem },
  union: { Item: UnionItem },
  kept: { Item: () => null },
  constant: { Item: () => null },
  computed: { Item: () => null },
};
