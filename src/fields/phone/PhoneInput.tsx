import { Input } from 'antd';
import type { PhoneField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';

/** A number to call; a phone shows its digits at once. */
export function PhoneInput({ id, value, onChange }: InputProps<PhoneField, string>) {
  return (
    <Input
      {...(id !== undefined && { id })}
      type="tel"
      inputMode="tel"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
