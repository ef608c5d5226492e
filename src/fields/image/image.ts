import { text } from '#schemas/codecs/text.ts';
import type { FieldBase } from '../Field.ts';
import { thumb } from '../images/thumb.tsx';
import type { Kind } from '../Kind.ts';
import { addressText } from '../text/text.ts';

export interface ImageField extends FieldBase<'image', string> {}

export const imageKind: Kind<ImageField, string> = {
  column: true,
  cell: { isPicture: true, width: '72px', draw: (value, _, context) => thumb(value ?? '', context) },
  text: addressText,
  codec: () => text,
};
