import type { DayField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';
import { DateBox } from './DateBox.tsx';

/** A day of the calendar, a text in no zone. */
export function DayInput({ id, value, onChange }: InputProps<DayField, string>) {
  return <DateBox {...(id !== undefined && { id })} value={value} onChange={(day) => onChange?.(day)} />;
}
