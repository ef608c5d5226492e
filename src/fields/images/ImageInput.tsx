import type { ImageField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';
import { ImagesInput } from './ImagesInput.tsx';

/** One picture: the same input with room for one. */
export function ImageInput({ field, id, value, onChange }: InputProps<ImageField, string>) {
  return (
    <ImagesInput
      field={{ kind: 'images', label: field.label, most: 1 }}
      {...(id !== undefined && { id })}
      value={value ? [value] : []}
      onChange={(paths) => onChange?.(paths?.[0])}
    />
  );
}
