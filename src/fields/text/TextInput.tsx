import { Input } from 'antd';
import type { TextField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';

export function TextInput({ id, value, onChange }: InputProps<TextField, string>) {
  return (
    <Input {...(id !== undefined && { id })} value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} />
  );
}
