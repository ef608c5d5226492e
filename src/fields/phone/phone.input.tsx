import { Input } from 'antd';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { PhoneField } from './phone.ts';

/** A number to call; a phone shows its digits at once. */
export function PhoneInput({ value, onChange, ...marks }: InputProps<PhoneField, string>) {
  return (
    <Input
      {...marksOf(marks)}
      type="tel"
      inputMode="tel"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
