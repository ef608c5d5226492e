import { type InputProps, marksOf } from '../input/ItemProps.ts';
import { DateBox } from './DateBox.tsx';
import type { DayField } from './day.ts';

/** A day of the calendar, a text in no zone. */
export function DayInput({ field: { min, max }, value, onChange, ...marks }: InputProps<DayField, string>) {
  return <DateBox marks={marksOf(marks)} value={value} min={min} max={max} onChange={(day) => onChange?.(day)} />;
}
