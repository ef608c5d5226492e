import { ImagesInput } from '../images/images.input.tsx';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { ImageField } from './image.ts';

/** One picture: the same input with room for one. */
export function ImageInput({ field, value, onChange, ...marks }: InputProps<ImageField, string>) {
  return (
    <ImagesInput
      field={{ kind: 'images', label: field.label, most: 1 }}
      {...marksOf(marks)}
      value={value ? [value] : []}
      onChange={(paths) => onChange?.(paths?.[0])}
    />
  );
}
