import { Input } from 'antd';
import type { TextareaField } from '../Field.ts';
import { type InputProps, marksOf } from '../form/ItemProps.ts';

/** Several lines; it grows with what is written, up to a point. */
export function TextareaInput({ value, onChange, ...marks }: InputProps<TextareaField, string>) {
  return (
    <Input.TextArea
      {...marksOf(marks)}
      value={value ?? ''}
      autoSize={{ minRows: 2, maxRows: 12 }}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
