import type { DayField } from '../Field.ts';
import { type InputProps, marksOf } from '../form/ItemProps.ts';
import { DateBox } from './DateBox.tsx';

/** A day of the calendar, a text in no zone. */
export function DayInput({ value, onChange, ...marks }: InputProps<DayField, string>) {
  return <DateBox marks={marksOf(marks)} value={value} onChange={(day) => onChange?.(day)} />;
}
