import { Input } from 'antd';
import type { TextField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';

export function TextInput({ field, id, value, onChange }: InputProps<TextField, string>) {
  const props = {
    ...(id !== undefined && { id }),
    value: value ?? '',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange?.(event.target.value),
  };
  return field.multiline ? <Input.TextArea {...props} autoSize={{ minRows: 2, maxRows: 12 }} /> : <Input {...props} />;
}
