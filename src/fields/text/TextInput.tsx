import { Input } from 'antd';
import type { TextField } from '../Field.ts';
import { type InputProps, marksOf } from '../form/ItemProps.ts';

export function TextInput({ value, onChange, ...marks }: InputProps<TextField, string>) {
  return <Input {...marksOf(marks)} value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} />;
}
