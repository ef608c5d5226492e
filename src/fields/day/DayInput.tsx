import { Input } from 'antd';
import type { DayField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';

/** The browser's own date input: it can be typed into, and a phone shows its own wheel. The day is a text, in no zone. */
export function DayInput({ id, value, onChange }: InputProps<DayField, string>) {
  return (
    <Input
      {...(id !== undefined && { id })}
      type="date"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value || undefined)}
    />
  );
}
