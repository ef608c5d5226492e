import { useId } from 'react';
import { DateBox } from '../day/DateBox.tsx';
import { type InputProps, marksOf } from '../form/ItemProps.ts';
import { DayRangeNote } from './DayRangeNote.tsx';
import type { DayRange, DayRangeField } from './dayRange.ts';
import './dayRange.css';

const openEnded: DayRange = {};

/** Two days under one label; what is wrong with their order is said below, nothing that was typed is taken away. */
export function DayRangeInput({ field, value = openEnded, onChange, ...marks }: InputProps<DayRangeField, DayRange>) {
  const put = (change: DayRange) => {
    const next = { ...value, ...change };
    onChange?.(next.from || next.to ? next : undefined);
  };
  const own = useId();
  const { id = own } = marks;
  const [from, to] = [id, `${id}_to`];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form's own label names the group, a legend would be a second one
    <div role="group" className="day-range" aria-labelledby={`${id}_label`}>
      <div>
        <label htmlFor={from}>开始</label>
        <DateBox marks={{ ...marksOf(marks), id: from }} value={value.from} onChange={(from) => put({ from })} />
      </div>
      <div>
        <label htmlFor={to}>结束</label>
        <DateBox marks={{ ...marksOf(marks), id: to }} value={value.to} onChange={(to) => put({ to })} />
      </div>
      <DayRangeNote field={field} value={value} onPick={put} />
    </div>
  );
}
