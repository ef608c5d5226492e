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
  int: { Input: IntInput },
  money: { Input: MoneyInput },
  day: { Input: DayInput },
  choice: { Input: ChoiceInput, group: true },
  ref: { Input: RefInput, group: true },
  image: { Input: ImageInput, group: true },
  images: { Input: ImagesInput, group: true },
  blocks: { Input: BlocksInput, group: true },
  list: { Item: ListItem },
  union: { Item: UnionItem },
  kept: { Item: () => null },
};
