import { useId } from 'react';
import { DateBox } from '../day/DateBox.tsx';
import type { DayRange, DayRangeField } from '../Field.ts';
import type { InputProps } from '../form/ItemProps.ts';
import './dayRange.css';

const openEnded: DayRange = {};

/** Two days under one label; what is wrong with their order is said below, nothing that was typed is taken away. */
export function DayRangeInput({ id, value = openEnded, onChange }: InputProps<DayRangeField, DayRange>) {
  const put = (change: DayRange) => {
    const next = { ...value, ...change };
    onChange?.(next.from || next.to ? next : undefined);
  };
  const own = useId();
  const [from, to] = [id ?? own, `${id ?? own}_to`];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form's own label names the group, a legend would be a second one
    <div role="group" className="day-range" {...(id !== undefined && { 'aria-labelledby': `${id}_label` })}>
      <div>
        <label htmlFor={from}>开始</label>
        <DateBox id={from} value={value.from} onChange={(from) => put({ from })} />
      </div>
      <div>
        <label htmlFor={to}>结束</label>
        <DateBox id={to} value={value.to} onChange={(to) => put({ to })} />
      </div>
    </div>
  );
}
